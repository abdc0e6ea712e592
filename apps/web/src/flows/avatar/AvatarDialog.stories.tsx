import { profileScenarios } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import { AvatarDialog } from './AvatarDialog.tsx'

const meta = preview.meta({
  title: 'Flows/Avatar',
  component: AvatarDialog,
  ...withScreen({ path: '/profile' }),
  args: { onClose: fn() },
})

async function dialogOf({ canvasElement }: StoryContext) {
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'))
}

/** A picture that the browser has drawn: a face in a landscape. */
function drawPicture(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 900
  canvas.height = 600
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('No canvas.')
  brush.fillStyle = '#b9cdb4'
  brush.fillRect(0, 0, 900, 600)
  brush.fillStyle = '#f3e1cf'
  brush.fillRect(380, 160, 140, 160)
  brush.fillStyle = '#b3202c'
  brush.fillRect(300, 340, 300, 260)
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(new File([blob as Blob], 'me.png', { type: 'image/png' })))
  })
}

async function choose(context: StoryContext, file: File | Promise<File> = drawPicture()) {
  const dialog = await dialogOf(context)
  const input = await dialog.findByLabelText(/Файл с фото|Photo file/)
  await context.userEvent.setup({ applyAccept: false }).upload(input, await file)
  return dialog
}

export const Empty = meta.story({
  play: async (context) => {
    const dialog = await dialogOf(context)
    await waitFor(() => expect(dialog.getByLabelText('Файл с фото')).toBeInTheDocument())
  },
})

export const ImagesOnly = meta.story({
  play: async (context) => {
    const dialog = await choose(context, new File(['%PDF-1.7'], 'price.pdf', { type: 'application/pdf' }))
    await waitFor(() => expect(dialog.getByText('Только изображения!')).toBeInTheDocument())
  },
})

export const ImagesOnlyInEnglish = meta.story({
  globals: { locale: 'en' },
  play: async (context) => {
    const dialog = await choose(context, new File(['not a picture'], 'me.png', { type: 'image/png' }))
    await waitFor(() => expect(dialog.getByText('Images only!')).toBeInTheDocument())
  },
})

export const Crop = meta.story({
  play: async (context) => {
    const dialog = await choose(context)
    await waitFor(() => expect(dialog.getByLabelText('Масштаб')).toBeInTheDocument())
    await expect(dialog.getAllByRole('button').at(-1)).toHaveTextContent('Сохранить фото')
  },
})

export const Saved = meta.story({
  play: async (context) => {
    const dialog = await choose(context)
    await dialog.findByLabelText('Масштаб')
    await waitFor(async () => {
      await context.userEvent.click(dialog.getByRole('button', { name: 'Сохранить фото' }))
      await expect(context.args.onClose).toHaveBeenCalled()
    })
  },
})

export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.saveFailed()),
  play: async (context) => {
    const dialog = await choose(context)
    await dialog.findByLabelText('Масштаб')
    await waitFor(async () => {
      await context.userEvent.click(dialog.getByRole('button', { name: 'Сохранить фото' }))
      await expect(dialog.getByRole('alert')).toHaveTextContent('Что-то пошло не так')
    })
    await waitFor(() => expect(dialog.getByLabelText('Масштаб')).toBeVisible())
  },
})

export const RefusedByTheServer = meta.story({
  beforeEach: ({ msw }) => msw.use(...profileScenarios.imagesOnly()),
  play: async (context) => {
    const dialog = await choose(context)
    await dialog.findByLabelText('Масштаб')
    await waitFor(async () => {
      await context.userEvent.click(dialog.getByRole('button', { name: 'Сохранить фото' }))
      await expect(dialog.getByRole('alert')).toHaveTextContent('Только изображения!')
    })
  },
})

export const OnAPhone = Crop.extend({ globals: { viewport: { value: 'phone' } } })
