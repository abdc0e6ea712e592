import { type FormEvent, useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Fieldset } from '../fieldset/index.ts'
import { TextField } from '../text-field/index.ts'
import { FormErrorSummary, type FormErrorSummaryProps } from './index.ts'

const meta = preview.meta({
  title: 'UI/FormErrorSummary',
  component: FormErrorSummary,
  args: {
    title: 'Не отправлено: исправьте 2 поля',
    problems: [
      { fieldId: 'company', message: 'Напишите, как называется компания.' },
      { fieldId: 'address', message: 'Укажите адрес доставки.' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component:
          'Stands at the top of a form that is longer than the screen, after a failed sending. Not for a form of two or three fields: there the errors under the fields are in sight. Every line repeats the field’s own error and leads to it.',
      },
    },
  },
})

const Form = (props: FormErrorSummaryProps) => {
  const [isTried, setTried] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
  }
  const errors = isTried ? props.problems : []
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message
  return (
    <form noValidate onSubmit={send} style={{ display: 'grid', gap: 20, maxWidth: 420 }}>
      <FormErrorSummary {...props} problems={errors} />
      <TextField id="company" label="Компания" error={errorOf('company')} />
      <Fieldset id="address" legend="Адрес" error={errorOf('address')}>
        <TextField label="Город" />
      </Fieldset>
      <Button type="submit" tone="primary">
        Отправить
      </Button>
    </form>
  )
}

export const TwoProblems = meta.story()

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  args: { title: 'Not sent: one field to mend', problems: [{ fieldId: 'x', message: 'Name the company.' }] },
})

export const NothingWrong = meta.story({
  args: { problems: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
})

export const LeadsToTheFieldsByKeyboard = meta.story({
  render: (args) => <Form {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    const summary = canvas.getByRole('region', { name: 'Не отправлено: исправьте 2 поля' })
    await expect(summary).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Компания')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Укажите адрес доставки.' }))
    await expect(canvas.getByLabelText('Город')).toHaveFocus()
  },
})
