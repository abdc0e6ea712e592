import { maxLotPhotos } from '@flower-market/api-client/contract'
import { ApiError } from '../../platform/errors/api-error.ts'
import { toPhoto, toThumbnail } from '../../platform/images/photo-image.ts'
import { deletePicture, insertPicture, pictureAttempts } from '../../platform/images/stored-pictures.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeOwnLot } from './change-own-lot.ts'
import type { StockLot } from './lots.repository.ts'
import type { LotWriter } from './own-plantation.ts'

/** Makes the service of the photographs of lots. */
export function lotPhotosService({
  events: { transaction },
  limits,
  now,
}: Pick<Platform, 'events' | 'limits' | 'now'>) {
  return {
    /** Adds a photograph to a lot. Throws `images-only`, `not-found` and `too-many-photos`. */
    async add(writer: LotWriter, code: string, bytes: Uint8Array): Promise<StockLot> {
      await limits.take([pictureAttempts, writer.personId])
      const picture = await toPhoto(bytes)
      const thumbnail = await toThumbnail(picture)
      return transaction((trx) =>
        changeOwnLot(trx, { writer, code, at: now() }, async (lot) => {
          if ((lot.photos?.length ?? 0) >= maxLotPhotos) throw new ApiError('too-many-photos')
          const { personId } = writer
          const id = await insertPicture(trx, { personId, purpose: 'lot-photo', bytes: picture, thumbnail })
          return { ...lot, photos: [...(lot.photos ?? []), id] }
        }),
      )
    },

    /** Removes a photograph of a lot; one that it does not have changes nothing. Throws `not-found`. */
    remove: (writer: LotWriter, code: string, photo: string): Promise<StockLot> =>
      transaction((trx) =>
        changeOwnLot(trx, { writer, code, at: now() }, async (lot) => {
          if (!lot.photos?.includes(photo)) return null
          await deletePicture(trx, photo)
          const photos = lot.photos.filter((id) => id !== photo)
          return { ...lot, photos: photos.length === 0 ? null : photos }
        }),
      ),
  }
}
