import type { CountryCode } from '@flower-market/flower-domain'
import { atom } from 'jotai'

/** A dialog that any screen may open by name; each is loaded when it is first opened. */
export type ModalName = 'avatar' | 'sign-in-again'

/** What lies over the page: the specification's modal state. */
export interface ModalState {
  readonly current: ModalName | null
  readonly isMobileOpen: boolean
  readonly isPhoneVerificationOpen: boolean
  readonly isPhoneVerified: boolean
  /** ISO 3166-1 alpha-3. */
  readonly phoneCountry: CountryCode
  /** The number to confirm, digits with the country code. */
  readonly phone: string
  readonly isPictureOpen: boolean
  readonly pictureSource: string
}

const start: ModalState = {
  current: null,
  isMobileOpen: false,
  isPhoneVerificationOpen: false,
  isPhoneVerified: false,
  phoneCountry: 'RUS',
  phone: '',
  isPictureOpen: false,
  pictureSource: '',
}

const stateAtom = atom(start)
function change(set: (next: (state: ModalState) => ModalState) => void, part: Partial<ModalState>): void {
  return set((state) => ({ ...state, ...part }))
}

/** What lies over the page, to read. */
export const modalAtom = atom((get) => get(stateAtom))

/** Opens a dialog by its name. */
export const createModalAtom = atom(null, (_get, set, current: ModalName) =>
  change((next) => set(stateAtom, next), { current }),
)

/** Closes the dialog that is open. */
export const destroyModalAtom = atom(null, (_get, set) =>
  change((next) => set(stateAtom, next), { current: null }),
)

/** Opens the menu that lies over a phone's page, or closes it. */
export const toggleMobileModalAtom = atom(null, (get, set) =>
  change((next) => set(stateAtom, next), { isMobileOpen: !get(stateAtom).isMobileOpen }),
)

/** Sets the picture that the viewer shows. */
export const setPictureSourceAtom = atom(null, (_get, set, pictureSource: string) =>
  change((next) => set(stateAtom, next), { pictureSource }),
)

/** Opens the picture over the page, or closes it. */
export const togglePictureModalAtom = atom(null, (get, set) =>
  change((next) => set(stateAtom, next), { isPictureOpen: !get(stateAtom).isPictureOpen }),
)

/** Asks the person to confirm a phone number by a call. */
export const askPhoneVerificationAtom = atom(
  null,
  (_get, set, { phone, country }: { phone: string; country: CountryCode }) =>
    change((next) => set(stateAtom, next), {
      phone,
      phoneCountry: country,
      isPhoneVerificationOpen: true,
      isPhoneVerified: false,
    }),
)

/** Closes the question for the digits of the call; tells whether the number is confirmed now. */
export const endPhoneVerificationAtom = atom(null, (_get, set, isPhoneVerified: boolean) =>
  change((next) => set(stateAtom, next), { isPhoneVerificationOpen: false, isPhoneVerified }),
)
