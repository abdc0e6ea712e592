import { type FormEvent, useState } from 'react'
import { expect } from 'storybook/test'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
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
      { fieldId: 'company', message: 'Введите название компании.' },
      { fieldId: 'address', message: 'Укажите адрес доставки.' },
    ],
  },
  parameters: {
    english: {
      title: 'Not sent: correct 2 fields',
      problems: [
        { fieldId: 'company', message: 'Enter the company name.' },
        { fieldId: 'address', message: 'Enter the delivery address.' },
      ],
    },
    docs: {
      description: {
        component:
          'Stands at the top of a form that is longer than the screen, after a failed sending. Not for a form of two or three fields: there the errors under the fields are in sight. Every line repeats the field’s own error and leads to it.',
      },
    },
  },
})

function Form(props: FormErrorSummaryProps) {
  const text = useStoryText(
    { company: 'Компания', address: 'Адрес', city: 'Город', send: 'Отправить' },
    { company: 'Company', address: 'Address', city: 'City', send: 'Send' },
  )
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
      <TextField id="company" label={text.company} error={errorOf('company')} />
      <Fieldset id="address" legend={text.address} error={errorOf('address')}>
        <TextField label={text.city} />
      </Fieldset>
      <Button type="submit" tone="primary">
        {text.send}
      </Button>
    </form>
  )
}

export const TwoProblems = meta.story()

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
