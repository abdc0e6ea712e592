import { mailTexts, type CallOutput, type Contract } from '@flower-market/api-client/contract'
import {
  findMailTextProblems,
  mailKinds,
  supportedLocales,
  type AuditValue,
  type MailKind,
} from '@flower-market/flower-domain'
import type * as z from 'zod/mini'
import { ApiError, invalidInput } from '../../../platform/errors/api-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Db, Trx } from '../../../platform/database/database.ts'
import {
  countDecisions,
  decide,
  decisionMoment,
  holdingDecision,
  latestDecisions,
  lockSetting,
  type StoredDecision,
} from '../../settings/index.ts'
import { builtInMailText } from '../emails/built-in-mail-text.ts'

type Texts = z.output<typeof mailTexts>
type Decision = z.output<Contract['mailTextSet']['body']>

/** More than anybody makes; the version counts them. */
const readDecisions = 10_000
const builtIn: Texts = { ru: null, en: null }

/** What a stored decision says; what cannot be read decides nothing, as for the mails that are sent. */
function readTexts(value: unknown): Texts {
  const read = mailTexts.safeParse(value)
  return read.success ? read.data : builtIn
}

async function textsAt(db: Db | Trx, kind: MailKind, moment: Date): Promise<Texts> {
  const decision = await holdingDecision(db, `mail.${kind}`, moment)
  return decision === undefined ? builtIn : readTexts(decision.value)
}

function requireSendable({ kind, texts }: Decision): void {
  for (const locale of supportedLocales) {
    const text = texts[locale]
    const [found] = text === null ? [] : findMailTextProblems(kind, text)
    if (found === undefined) continue
    const said = found.problem === 'unknown-placeholder' ? `${found.problem}: ${found.name}` : found.problem
    throw invalidInput(`texts.${locale}.${found.field}`, said)
  }
}

function auditFields(texts: Texts): Record<string, AuditValue> {
  return Object.fromEntries(
    supportedLocales.flatMap((locale) => [
      [`${locale}.subject`, texts[locale]?.subject ?? null],
      [`${locale}.body`, texts[locale]?.body ?? null],
    ]),
  )
}

/** Makes what staff do about the texts of mails. */
export function mailTextsService({ database: { kysely }, now }: Pick<Platform, 'database' | 'now'>) {
  return {
    /** Every mail with the text that the product brings, what holds now, and what is decided for later. */
    async list(): Promise<CallOutput<'mailTextList'>> {
      const at = now()
      const decisions: Partial<Record<string, StoredDecision[]>> = Object.groupBy(
        await latestDecisions(kysely, 'mails', readDecisions),
        ({ name }) => name,
      )
      const mails = mailKinds.map(async (kind) => {
        const made = decisions[`mail.${kind}`] ?? []
        return {
          kind,
          builtIn: { ru: builtInMailText(kind, 'ru'), en: builtInMailText(kind, 'en') },
          texts: made.length === 0 ? builtIn : await textsAt(kysely, kind, at),
          version: made.length,
          planned: made
            .filter(({ holdsFrom }) => holdsFrom > at)
            .toSorted((left, right) => left.holdsFrom.getTime() - right.holdsFrom.getTime())
            .map(({ value, holdsFrom }) => ({ texts: readTexts(value), holdsFrom: holdsFrom.toISOString() })),
        }
      })
      return Promise.all(mails)
    },

    /**
     * Decides the texts of a mail. Throws `record-changed` where somebody has decided since they were read, `validation-failed` for a
     * moment of the past and a text that cannot be sent.
     */
    async set(staffId: string, decision: Decision): Promise<CallOutput<'mailTextSet'>> {
      const { kind, texts, version, reason } = decision
      requireSendable(decision)
      const setAt = now()
      const holdsFrom = decisionMoment(decision.holdsFrom, setAt)
      const name = `mail.${kind}` as const
      await kysely.transaction().execute(async (trx) => {
        await lockSetting(trx, name)
        if ((await countDecisions(trx, name)) !== version) throw new ApiError('record-changed')
        const before = await textsAt(trx, kind, holdsFrom)
        await decide(trx, {
          name,
          value: texts,
          holdsFrom,
          setAt,
          setBy: staffId,
          reason,
          before: auditFields(before),
          after: auditFields(texts),
        })
      })
      return { version: version + 1 }
    },
  }
}
