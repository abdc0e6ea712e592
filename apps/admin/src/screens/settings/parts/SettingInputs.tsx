import { Banner, Checkbox, Fieldset, Radio, RadioGroup, Stack, TextField } from '@flower-market/ui'
import { useState } from 'react'
import { useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import type { ChoiceInput, NumberInput, SettingInput, TextInput, Typed } from './settings-form.ts'

interface InputProps<I> {
  readonly input: I
  /** What it begins with. */
  readonly typed: Typed
  readonly legend: string
  readonly error: string | undefined
}

const signs = { rubles: '₽', percent: '%', hours: undefined } as const

function Numeric({ input: { name, label, unit, isOptional }, typed, error }: InputProps<NumberInput>) {
  const t = useTranslate()
  return (
    <TextField
      name={name}
      label={t(label)}
      hint={isOptional && t('operator.field.vatHint')}
      error={error}
      defaultValue={String(typed[name] ?? '')}
      trailing={signs[unit]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
    />
  )
}

function Text({
  input: { name, label, maxLength, isOptional = false },
  typed,
}: Omit<InputProps<TextInput>, 'error' | 'legend'>) {
  const t = useTranslate()
  return (
    <TextField
      name={name}
      label={t(label)}
      defaultValue={String(typed[name] ?? '')}
      autoComplete="off"
      maxLength={maxLength}
      required={!isOptional}
    />
  )
}

function Choice({ input: { name, options }, typed, legend, error }: InputProps<ChoiceInput>) {
  const t = useTranslate()
  const [chosen, setChosen] = useState(String(typed[name]))
  return (
    <RadioGroup name={name} legend={legend} error={error} value={chosen} onValueChange={setChosen}>
      {options.map(({ value, label }) => (
        <Radio key={value} value={value}>
          {t(label)}
        </Radio>
      ))}
    </RadioGroup>
  )
}

function Checks({ input: { name, options }, typed, legend, error }: InputProps<ChoiceInput>) {
  const t = useTranslate()
  return (
    <Fieldset legend={legend} error={error}>
      {options.map(({ value, label }) => (
        <Checkbox key={value} name={name} value={value} defaultChecked={typed[name]?.includes(value)}>
          {t(label)}
        </Checkbox>
      ))}
    </Fieldset>
  )
}

export interface SettingInputsProps {
  inputs: readonly SettingInput[]
  typed: Typed
  /** Names what is chosen. */
  legend: string
  /** What is wrong with what was typed. */
  problem: MessageId | undefined
}

/** The inputs of one setting. */
export function SettingInputs({ inputs, typed, legend, problem }: SettingInputsProps) {
  const t = useTranslate()
  const error = problem === undefined ? undefined : t(problem)
  return (
    <Stack gap={4}>
      {error !== undefined && inputs.some((input) => 'maxLength' in input) && (
        <Banner role="alert" tone="danger">
          {error}
        </Banner>
      )}
      {inputs.map((input) => {
        const shared = { typed, legend, error }
        if ('unit' in input) return <Numeric key={input.name} {...shared} input={input} />
        if ('maxLength' in input) return <Text key={input.name} typed={typed} input={input} />
        if ('areMany' in input) return <Checks key={input.name} {...shared} input={input} />
        return <Choice key={input.name} {...shared} input={input} />
      })}
    </Stack>
  )
}
