import { answerTemplateIssueText } from '@flower-market/api-client/contract'
import { findTemplateIssue, type AnswerTemplate } from '@flower-market/flower-domain'
import type { Db } from '../../platform/database/database.ts'
import { ApiError, invalidInput } from '../../platform/errors/api-error.ts'

/** The templates of a plantation; none for whoever represents none. */
export async function readTemplates(db: Db, plantationId: string | null): Promise<AnswerTemplate[]> {
  const row = await db
    .selectFrom('plantations')
    .select('answer_templates')
    .where('id', '=', plantationId ?? '')
    .executeTakeFirst()
  return [...(row?.answer_templates ?? [])]
}

/** Replaces the templates of a plantation. Throws `validation-failed`, and `not-found` for whoever represents none. */
export async function writeTemplates(
  db: Db,
  plantationId: string | null,
  templates: readonly AnswerTemplate[],
): Promise<AnswerTemplate[]> {
  for (const [place, template] of templates.entries()) {
    const issue = findTemplateIssue(template)
    if (issue !== null) throw invalidInput(`templates.${place}`, answerTemplateIssueText[issue])
  }
  const { numUpdatedRows } = await db
    .updateTable('plantations')
    .set({ answer_templates: JSON.stringify(templates) })
    .where('id', '=', plantationId ?? '')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new ApiError('not-found')
  return [...templates]
}
