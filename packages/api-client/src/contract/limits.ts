/** The longest texts that calls take, in characters. Forms and the server read the same numbers. */
export const maxLengths = {
  /** By RFC 5321 no mail server takes a longer address. */
  email: 254,
  /** A first name or a surname. */
  personName: 100,
  /** A name as documents write it, in one line. */
  fullName: 200,
  company: 200,
  city: 100,
  address: 300,
  postalCode: 20,
  site: 300,
  /** Of a person; a company's has ten digits. */
  inn: 12,
  /** What people are searched by. */
  search: 100,
  /** The code of a referral link. */
  referral: 40,
  /** What a person calls an address, and when somebody is there. */
  addressLabel: 100,
  addressHours: 100,
  /** A word for the driver. */
  driverNote: 300,
  orderComment: 1000,
  /** Why staff canceled an order; the buyer reads it. */
  cancelReason: 300,
  /** What a person calls an account. */
  accountName: 60,
  /** Why a verification was rejected. */
  reviewComment: 1000,
} as const

/** The shape of an email address; only the mail that arrives proves one. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

/** How many addresses a person's address book holds. */
export const maxAddresses = 50

/** Kopecks that one payment brings in at least and at most, by its method; cash between businesses is limited by law. */
export const topUpLimits = {
  QRCODE: { min: 10_000, max: 100_000_000 },
  CASH: { min: 10_000, max: 10_000_000 },
  CHECK: { min: 10_000, max: 1_000_000_000 },
} as const
