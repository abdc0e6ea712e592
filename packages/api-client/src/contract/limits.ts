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
  /** Reason code of tax registration. */
  kpp: 9,
  /** State registration number: 13 digits of a company, 15 of a sole proprietor. */
  ogrn: 15,
  /** The bank's name in its QR. */
  bankName: 45,
  bik: 9,
  russianAccount: 20,
  /** As the operator writes it. */
  operatorPhone: 40,
  /** Of who signs the operator's documents, as their electronic format takes it. */
  signatoryPosition: 128,
  signatoryName: 60,
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
  /** What a person calls a saved list. */
  listName: 100,
  /** What staff call a route, and who drives it. */
  routeName: 60,
  routeCarrier: 120,
  /** The name of a variety. */
  variety: 100,
  /** Why an order was moved or canceled, or less of a line agreed; the buyer reads it. */
  cancelReason: 300,
  /** What staff ask a person, and what they answer. */
  question: 500,
  /** What a buyer adds to a claim; what staff write about their decision. */
  claimComment: 500,
  /** What a person calls an account. */
  accountName: 60,
  /** A BIC, or a bank's number in its country, with spaces. */
  bankCode: 20,
  /** The longest IBAN has 34 characters; people write it with spaces. */
  accountNumber: 50,
  /** Four lines of 35 characters, as SWIFT messages have it. */
  transferPurpose: 140,
  /** Why staff credited or returned money that came in another way than asked for; its sender reads it. */
  settlementReason: 300,
  /** Why a verification was rejected. */
  reviewComment: 1000,
  /** Why staff decided a setting of the operator. */
  settingReason: 500,
  mailSubject: 150,
  mailBody: 4000,
  /** A code of the authenticator or a recovery code, with spaces and hyphens. */
  secondFactorCode: 40,
  /** What a person calls a passkey. */
  passkeyName: 60,
  /** 1,023 bytes, the most that WebAuthn allows, in base64url. */
  credentialId: 1364,
  /** What a browser has an authenticator sign, in base64url: type, challenge and origin. */
  clientData: 2000,
  /** A new public key with its identifier, in base64url; those that withstand quantum computers are the longest. */
  attestation: 5000,
  /** What an authenticator says of a use, and its signature over it, in base64url. */
  authenticatorData: 1000,
  passkeySignature: 4000,
  /** Those of Windows are the longest. */
  pushAddress: 1000,
  /** The longest IANA name has 32 characters. */
  timeZone: 64,
  /** Why staff changed something about a person. */
  staffReason: 500,
  /** What a person calls a token of the API. */
  tokenName: 60,
  webhookAddress: 500,
  /** Kept filters of the list of orders, as an address has them. */
  orderViewQuery: 500,
} as const

/** The shape of an email address; only the mail that arrives proves one. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

/** How many passkeys a person has at most. */
export const maxPasskeys = 10

/** How many cities a region has at most. */
export const maxRegionCities = 200

/** How many photographs a lot has at most. */
export const maxLotPhotos = 6

/** How many lots are saved at once at most. */
export const maxSavedLots = 200

/** How many changes of the stock system are shown, and accepted at once, at most. */
export const maxSystemChanges = 2_000

/** How many positions a request to a plantation has at most. */
export const maxRequestPositions = 100

/** How many requests of a person may wait for an answer or a decision at a time. */
export const maxOpenRequests = 20

/** How many orders one payment pays at most. */
export const maxOrdersTogether = 20

/** How many payments in USDT a person may have waiting at a time. */
export const maxWaitingCryptoPayments = 3

/** How many payments in USDT a person may have whose time is not up, waiting or canceled. */
export const maxBegunCryptoPayments = 10

/** How many addresses a person's address book holds. */
export const maxAddresses = 50

/** Kopecks that one payment brings in at least and at most, by its method. The operator's `cashLimit` lowers that of cash. */
export const topUpLimits = {
  QRCODE: { min: 10_000, max: 100_000_000 },
  CARD: { min: 10_000, max: 35_000_000 },
  CASH: { min: 10_000, max: 100_000_000 },
  CHECK: { min: 10_000, max: 1_000_000_000 },
  CRYPTO: { min: 100_000, max: 100_000_000 },
} as const

/** How many orders one archive of documents has at most. */
export const maxArchivedOrders = 50

/** For how many days a token of the API may be valid. */
export const apiTokenDays = [30, 90, 365] as const

/** How many tokens of the API a person has at most. */
export const maxApiTokens = 20

/** How many routes a region has on a day at most, and how many stops one of them. */
export const maxDeliveryRoutes = 20
export const maxRouteStops = 100

/** How many webhooks a person has at most. */
export const maxWebhooks = 10

/** How many deliveries of a webhook are shown. */
export const shownWebhookDeliveries = 30

/** The longest place in a list behind which a page begins; apart, because no form has it. */
export const maxCursorLength = 200
