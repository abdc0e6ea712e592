import type {
  ApiScope,
  CountryCode,
  Locale,
  Role,
  StaffRole,
  VerificationStatus,
} from '@flower-market/flower-domain'
import type { ColumnType, Generated } from 'kysely'

/** What the database fills in: read only for the program. */
export type ByDatabase<T> = ColumnType<T, never, never>

/** The tables of people: who they are, what they agreed to and how they sign in. */
export interface People {
  id: string
  email: string
  password_hash: string
  role: Role
  /** Of ADMIN alone; the database fills in the least of them. */
  staff_role: Generated<StaffRole | null>
  name: string
  surname: string
  region: string
  delivery_city: string | null
  address: string | null
  created_at: Generated<Date>
  phone: string | null
  phone_verified_at: Date | null
  company: Generated<string>
  country: Generated<CountryCode>
  city: Generated<string>
  postal_code: Generated<string>
  site: Generated<string>
  inn: Generated<string>
  kpp: Generated<string>
  /** As documents name it; the other one is where the person is. */
  legal_address: Generated<string>
  locale: Generated<Locale>
  delivery_day: number | null
  referral: Generated<string>
  referred_by: string | null
  broker_id: string | null
  /** Whom a RECIPIENT represents. */
  plantation_id: string | null
  avatar_file: string | null
  /** When the person had their data erased. */
  erased_at: Generated<Date | null>
  /** Written by the database: rises with each change of what staff edit. */
  version: ByDatabase<number>
  blocked_at: Generated<Date | null>
  blocked_by: Generated<string | null>
  block_reason: Generated<string | null>
  /** Written by the database, a tsvector. */
  search_words: ByDatabase<string>
  search_names: ByDatabase<string>
}

/** A token by which a program makes calls. */
interface ApiTokens {
  id: string
  person_id: string
  secret_hash: Buffer
  name: string
  scopes: readonly ApiScope[]
  created_at: Date
  expires_at: Date
  last_used_at: Generated<Date | null>
  last_address: Generated<string | null>
}

/** A person's margin or share. */
export interface PersonPercentages {
  person_id: string
  price_bp: number
  delivery_to_warehouse_bp: number
  delivery_to_region_bp: number
  delivery_to_city_bp: number
  set_by: string
  set_at: Generated<Date>
}

export interface Verifications {
  person_id: string
  status: VerificationStatus
  comment: Generated<string>
  name: string
  phone: string
  city: string
  address: string
  postal_code: string
  asked_at: Date
  decided_at: Date | null
  decided_by: string | null
}

export interface Signups {
  id: string
  email: string
  password_hash: string
  name: string
  surname: string
  company: string
  locale: Locale
  referred_by: string | null
  has_marketing_consent: boolean
  consent_version: string
  consent_address: string
  at: Date
  /** The browser that filled in the form, hashed. */
  browser: Generated<string>
  network: Generated<string>
}

export interface Links {
  token_hash: Buffer
  purpose: 'signup' | 'recovery'
  signup_id: string | null
  person_id: string | null
  expires_at: Date
  used_at: Date | null
}

export interface OneTimeCodes {
  purpose: 'signin' | 'phone'
  subject: string
  phone: string
  code_hash: Buffer
  tries_left: number
  expires_at: Date
}

/** The second factor of staff; unconfirmed while it is being set up. */
interface SecondFactors {
  person_id: string
  /** Encrypted. */
  secret: Buffer
  begun_at: Date
  confirmed_at: Date | null
  last_step: Generated<bigint>
  recovery_salt: Buffer | null
  /** Of the passkey that is being added; it is answered once. */
  passkey_challenge: Generated<string | null>
  passkey_challenge_ends_at: Generated<Date | null>
}

/** They go with the second factor that they were added to. */
interface Passkeys {
  id: string
  person_id: string
  name: string
  /** In base64url, as browsers name it. */
  credential_id: string
  rp_id: string
  public_key: Buffer
  sign_count: bigint
  transports: string[]
  is_synced: boolean
  added_at: Date
  last_used_at: Date | null
}

interface RecoveryCodes {
  person_id: string
  code_hash: Buffer
  used_at: Date | null
}

/** Sign-ins that wait for the code of a second factor. */
interface PendingSignIns {
  secret_hash: Buffer
  person_id: string
  password_hash: string | null
  tries_left: number
  expires_at: Date
  passkey_challenge: Generated<string | null>
}

export interface SendCooldowns {
  purpose: string
  subject_hash: Buffer
  sent_at: Date
}

export interface Attempts {
  limit_name: string
  key_hash: Buffer
  attempts_left: number
  ends_at: Date
}

export interface Consents {
  person_id: string
  kind: 'offer' | 'personal-data' | 'marketing'
  version: string
  at: Date
  address: string
}

export interface Sessions {
  id: string
  secret_hash: Buffer
  person_id: string
  created_at: Generated<Date>
  expires_at: Date
  user_agent: Generated<string>
  address: Generated<string>
  last_used_at: Generated<Date>
}

/** The tables of what signs somebody in, beside password and session. */
export interface CredentialTables {
  api_tokens: ApiTokens
  second_factors: SecondFactors
  recovery_codes: RecoveryCodes
  pending_sign_ins: PendingSignIns
  passkeys: Passkeys
}
