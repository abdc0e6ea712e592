import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { Fieldset, type FieldsetProps } from '../fieldset/index.ts'
import { RadioChoiceContext } from './radio-choice.ts'
import styles from './RadioGroup.module.css'

export interface RadioGroupProps extends FieldsetProps {
  /** The chosen value, or null while nothing is chosen. */
  value: string | null
  onValueChange: (value: string) => void
  /** The inputs' name in a form. @default a generated one */
  name?: string
}

/** One option out of a few, all visible. Native radio buttons. */
export function RadioGroup({ value, onValueChange, name, className, children, ...rest }: RadioGroupProps) {
  const generatedName = useId()
  return (
    <RadioChoiceContext value={{ name: name ?? generatedName, value, onValueChange }}>
      <Fieldset {...rest} className={cx(styles.group, className)}>
        {children}
      </Fieldset>
    </RadioChoiceContext>
  )
}
