import { moscowDateOf } from '@flower-market/flower-domain'
import { Radio, RadioGroup, TextField } from '@flower-market/ui'
import { pageEnvironmentAtom } from '@flower-market/app-runtime/app'
import { DayField } from '@flower-market/app-runtime/day-field'
import { ChoiceField } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useAtomValue } from 'jotai'
import styles from '../NewAuctionScreen.module.css'
import { stepSecondsChoices, type ClockTimes, type TimesProblems } from '../offered-draft.ts'

export interface TimesFieldsProps {
  times: ClockTimes
  problems: TimesProblems
  onChange: (times: ClockTimes) => void
}

/** When the clocks begin and how fast they fall. */
export function TimesFields({ times, problems, onChange }: TimesFieldsProps) {
  const t = useTranslate()
  const { now } = useAtomValue(pageEnvironmentAtom)
  return (
    <>
      <RadioGroup
        legend={t('clocks.begin')}
        value={times.isAtOnce ? 'now' : 'later'}
        onValueChange={(value) => onChange({ ...times, isAtOnce: value === 'now' })}
      >
        <Radio value="now">{t('clocks.beginNow')}</Radio>
        <Radio value="later">{t('clocks.beginLater')}</Radio>
      </RadioGroup>
      <div className={styles.times}>
        {!times.isAtOnce && (
          <>
            <DayField
              label={t('clocks.opensDay')}
              value={times.day}
              min={moscowDateOf(now())}
              error={problems.day && t(problems.day)}
              onValueChange={(day) => onChange({ ...times, day })}
            />
            <TextField
              type="time"
              label={t('clocks.opensTime')}
              hint={t('clocks.opensTimeHint')}
              value={times.time}
              error={problems.time && t(problems.time)}
              onChange={(event) => onChange({ ...times, time: event.target.value })}
            />
          </>
        )}
        <ChoiceField
          label={t('clocks.stepSeconds')}
          hint={t('clocks.stepHint')}
          value={String(times.stepSeconds)}
          onValueChange={(value) => onChange({ ...times, stepSeconds: Number(value) })}
          choices={stepSecondsChoices.map((seconds) => ({
            value: String(seconds),
            label: t('clocks.seconds', { seconds }),
          }))}
        />
      </div>
    </>
  )
}
