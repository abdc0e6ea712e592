import type { CallOutput } from '@flower-market/api-client'
import { Badge, Description, DescriptionList, TextLink } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import styles from './SetupSteps.module.css'

type Step = CallOutput<'setup'>['steps'][number]

/** Where a step is done; what the server's environment decides is on no page. */
const places: { readonly [N in Step['name']]?: string } = {
  requisites: paths.settings(),
  signatory: paths.settings(),
  contacts: paths.settings(),
  paymentMethods: paths.settings(),
  regions: paths.regions(),
  plantations: paths.plantations(),
  priceLists: paths.priceLists(),
}

const tones = { done: 'accent', missing: 'warn', check: 'neutral' } as const

/** Every step with its state, what it is for, and the way to it. */
export function SetupSteps({ steps }: { steps: readonly Step[] }) {
  const t = useTranslate()
  return (
    <DescriptionList>
      {steps.map(({ name, state }) => {
        const place = places[name]
        return (
          <Description
            key={name}
            term={
              <span className={styles.term}>
                <span className={styles.name}>{t(`setup.step.${name}`)}</span>
                <Badge tone={tones[state]}>{t(`setup.state.${state}`)}</Badge>
              </span>
            }
            action={
              place !== undefined && (
                <TextLink asChild>
                  <LocalizedLink to={place} aria-label={t('setup.openOf', { step: t(`setup.step.${name}`) })}>
                    {t('setup.open')}
                  </LocalizedLink>
                </TextLink>
              )
            }
          >
            <p className={styles.text}>{t(`setup.text.${name}`)}</p>
          </Description>
        )
      })}
    </DescriptionList>
  )
}
