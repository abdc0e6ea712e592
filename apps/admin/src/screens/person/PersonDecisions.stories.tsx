import { anna } from '@flower-market/api-client/msw'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { dialog, market, opened, withAnna } from '../../stories/person-story.ts'
import { withScreen } from '../../stories/screen-story.tsx'
import PersonScreen from './PersonScreen.tsx'

const meta = preview.meta({
  title: 'Admin/Person decisions',
  component: PersonScreen,
  ...withScreen({ path: `/people/${anna._id}`, route: '/people/:id' }),
})

export const RoleChanged = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, /^(Изменить роль|Change role)$/)
    await userEvent.selectOptions(dialog().getByLabelText(/^(Роль|Role)$/), 'AGENT')
    await userEvent.type(dialog().getByLabelText(/^(Причина|Reason)/), 'Приводит покупателей')
    await userEvent.click(dialog().getByRole('button', { name: /^(Сохранить роль|Save role)$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByText(/^(Агент|Agent)$/).length).toBeGreaterThan(0))
  },
})

export const RepresentativeWithoutPlantation = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, /^(Изменить роль|Change role)$/)
    await userEvent.selectOptions(dialog().getByLabelText(/^(Роль|Role)$/), 'RECIPIENT')
    await userEvent.type(dialog().getByLabelText(/^(Причина|Reason)/), 'Представляет плантацию')
    await userEvent.click(dialog().getByRole('button', { name: /^(Сохранить роль|Save role)$/ }))
    await waitFor(() =>
      expect(dialog().getByLabelText(/^(Плантация|Plantation)$/)).toHaveAccessibleDescription(
        /Выберите плантацию|Choose a plantation/,
      ),
    )
  },
})

const waiting = { ...anna.verification, status: 'WAITING' }

export const Approved = meta.story({
  beforeEach: ({ msw }) => msw.use(...withAnna({ verification: waiting })),
  play: async ({ canvas, userEvent }) => {
    const approve = { name: /^(Подтвердить|Approve)$/ }
    await waitFor(() => expect(canvas.getByRole('button', approve)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', approve))
    await waitFor(() => expect(canvas.queryByRole('button', approve)).toBeNull())
  },
})

export const Rejected = meta.story({
  beforeEach: ({ msw }) => msw.use(...withAnna({ verification: waiting })),
  play: async ({ canvas, userEvent }) => {
    await opened(canvas, userEvent, /^(Отклонить…|Reject…)$/)
    await userEvent.type(dialog().getByLabelText(/^(Причина|Reason)/), 'ИНН не той компании')
    await userEvent.click(dialog().getByRole('button', { name: /^(Отклонить|Reject)$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByText('ИНН не той компании')).toBeVisible())
  },
})
