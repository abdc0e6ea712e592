import { claimPlaces, claimReasons, type ClaimReason } from '@flower-market/flower-domain'
import type { CallOutput } from '@flower-market/api-client'
import { Banner, Button, FileDrop, Price, Textarea, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useOnline } from '@flower-market/app-runtime/frame'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { ChoiceChips } from '../../../components/choice-chips/ChoiceChips.tsx'
import { paths } from '../../../paths.ts'
import { stemsOf, type ClaimLine } from '../claim-form.ts'
import { useClaim } from '../use-claim.ts'
import styles from '../ClaimScreen.module.css'
import { BunchSteppers } from './BunchSteppers.tsx'
import { ClaimedFlower } from './ClaimedFlower.tsx'

export interface ClaimFormProps {
  order: CallOutput<'purchaseGet'>
  line: ClaimLine
  /** How many other lines can be claimed about. */
  otherLines: number
}

/** What is wrong with the flowers of a line, shown and counted. */
export function ClaimForm({ order, line, otherLines }: ClaimFormProps) {
  const t = useTranslate()
  const format = useFormat()
  const isOnline = useOnline()
  const form = useClaim(order._id, line)
  const { draft, change, problems } = form
  const stems = stemsOf(draft)
  const boxes = Array.from({ length: claimPlaces(line).boxes }, (_, place) => String(place + 1))
  const pictureError =
    form.pictureProblem ?? (problems.has('pictures') ? ('claims.picturesMissing' as const) : null)
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        form.send()
      }}
    >
      <div className={styles.chosen}>
        <ClaimedFlower line={line} />
        {otherLines > 0 && (
          <TextLink asChild>
            <LocalizedLink to={paths.claim(order._id)} replace>
              {t('claims.other')}
            </LocalizedLink>
          </TextLink>
        )}
      </div>
      <FileDrop
        label={t('claims.pictures', { count: draft.pictures.length, most: form.maxPictures })}
        hint={t('claims.picturesHint')}
        error={pictureError && t(pictureError)}
        prompt={t('claims.picturesPrompt')}
        removeLabel={(file) => t('claims.removePicture', { name: file.name })}
        maxFiles={form.maxPictures}
        maxEdge={1600}
        files={draft.pictures}
        onFilesChange={form.choosePictures}
        onRefuse={form.refusePictures}
        onBusyChange={form.setResizing}
      />
      <ChoiceChips<ClaimReason>
        legend={t('claims.reason')}
        choices={claimReasons.map((value) => ({ value, label: t(`claims.reason.${value}`) }))}
        value={draft.reason}
        onValueChange={(reason) => change({ reason })}
        error={problems.has('reason') && t('claims.reasonMissing')}
      />
      {boxes.length > 1 && (
        <ChoiceChips
          legend={t('claims.box')}
          hint={t('claims.boxHint')}
          choices={boxes.map((value) => ({ value, label: value }))}
          value={String(draft.box)}
          onValueChange={(box) => change({ box: Number(box) })}
        />
      )}
      <BunchSteppers
        line={line}
        draft={draft}
        onStemsChange={(next) => change({ stems: next })}
        error={
          problems.has('stems')
            ? t('claims.stemsMissing')
            : problems.has('tooMany') &&
              t('claims.tooManyStems', { stems: format.number(line.claimableQuantity) })
        }
      />
      <Textarea
        label={t('claims.comment')}
        rows={2}
        maxLength={500}
        value={draft.comment}
        onChange={(event) => change({ comment: event.target.value })}
      />
      <div className={styles.bar}>
        {form.isRefused && (
          <Banner tone="danger" role="alert">
            {t('claims.refused')}
          </Banner>
        )}
        <p className={styles.sum}>
          <span>
            {t(order.paymentStatus === 'paid' ? 'claims.refund' : 'claims.discount', {
              stems: t('flowers.stems', { count: stems }),
              price: format.money(line.agreedPrice, 'RUB', true),
            })}
          </span>
          <Price parts={format.moneyParts(stems * line.agreedPrice)} size="l" />
        </p>
        <Button type="submit" tone="primary" size="l" loading={form.isBusy}>
          {t('claims.send')}
        </Button>
        {!isOnline && <p className={styles.offline}>{t('claims.offline')}</p>}
      </div>
    </form>
  )
}
