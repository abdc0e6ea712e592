import { sql, type Kysely } from 'kysely'

/** Joining, proving who one is, and what a profile says. Secrets of links and codes are kept as hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(profiles).execute(db)
  await sql.raw(proofs).execute(db)
  await sql.raw(kept).execute(db)
}

const countries = `(
  'RUS', 'BLR', 'KAZ', 'UZB', 'KGZ', 'TJK', 'TKM', 'ARM', 'AZE', 'GEO', 'MDA', 'MNG', 'ECU', 'COL', 'KEN',
  'ETH', 'TZA', 'UGA', 'ZMB', 'ZWE', 'ZAF', 'NLD', 'BEL', 'DEU', 'FRA', 'ITA', 'ESP', 'PRT', 'POL', 'CZE',
  'AUT', 'CHE', 'DNK', 'SWE', 'FIN', 'LVA', 'LTU', 'EST', 'GRC', 'BGR', 'ROU', 'HUN', 'SRB', 'TUR', 'ISR',
  'GBR', 'CHN', 'JPN', 'KOR', 'IND', 'THA', 'ARE', 'USA', 'CAN', 'MEX')`

const profiles = `
  ALTER TABLE people
    ADD phone text CONSTRAINT people_phone CHECK (phone ~ '^[0-9]{8,15}$'),
    ADD phone_verified_at timestamptz,
    ADD company text NOT NULL DEFAULT '',
    ADD country text NOT NULL DEFAULT 'RUS' CONSTRAINT people_country CHECK (country IN ${countries}),
    ADD city text NOT NULL DEFAULT '',
    ADD postal_index text NOT NULL DEFAULT '',
    ADD site text NOT NULL DEFAULT '',
    ADD inn text NOT NULL DEFAULT '',
    ADD locale text NOT NULL DEFAULT 'ru' CONSTRAINT people_locale CHECK (locale IN ('ru', 'en')),
    ADD delivery_day smallint CHECK (delivery_day BETWEEN 1 AND 7),
    ADD referral text NOT NULL UNIQUE DEFAULT substr(replace(gen_random_uuid()::text, '-', ''), 1, 12),
    ADD referred_by text REFERENCES people,
    ADD broker_id text REFERENCES people,
    ADD avatar_file text,
    -- What people are searched by, in small letters.
    ADD searched text GENERATED ALWAYS AS
      (lower(name || ' ' || surname || ' ' || company || ' ' || email || ' ' || coalesce(phone, ''))) STORED,
    ADD CONSTRAINT people_verified_phone CHECK (phone_verified_at IS NULL OR phone IS NOT NULL);
  -- A phone signs in once it is confirmed: then it is one person's.
  CREATE UNIQUE INDEX people_by_phone ON people (phone) WHERE phone_verified_at IS NOT NULL;
  -- Lists of people are newest first, within what the role sees.
  CREATE INDEX people_by_age ON people (created_at DESC, id DESC);
  CREATE INDEX people_by_referrer ON people (referred_by, created_at DESC, id DESC);
  CREATE INDEX people_by_broker ON people (broker_id, created_at DESC, id DESC);

  -- Where stock and prices may be chosen for; the operator adds to them.
  CREATE TABLE regions (name text PRIMARY KEY);
  INSERT INTO regions VALUES ('Москва'), ('Санкт-Петербург'), ('Казань'), ('Нижний Новгород');

  -- Basis points: 100 are 1%.
  CREATE TABLE percentages (
    person_id text PRIMARY KEY REFERENCES people,
    price_bp integer NOT NULL CHECK (price_bp BETWEEN 0 AND 10000),
    delivery_to_warehouse_bp integer NOT NULL CHECK (delivery_to_warehouse_bp BETWEEN 0 AND 10000),
    delivery_to_region_bp integer NOT NULL CHECK (delivery_to_region_bp BETWEEN 0 AND 10000),
    delivery_to_city_bp integer NOT NULL CHECK (delivery_to_city_bp BETWEEN 0 AND 10000),
    set_by text NOT NULL REFERENCES people,
    set_at timestamptz NOT NULL DEFAULT now()
  );

  -- No row counts as INITIAL.
  CREATE TABLE verifications (
    person_id text PRIMARY KEY REFERENCES people,
    status text NOT NULL
      CONSTRAINT verifications_status CHECK (status IN ('INITIAL', 'WAITING', 'REJECTED', 'APPROVED')),
    comment text NOT NULL DEFAULT '',
    name text NOT NULL,
    phone text NOT NULL,
    city text NOT NULL,
    address text NOT NULL,
    postal_index text NOT NULL,
    asked_at timestamptz NOT NULL,
    decided_at timestamptz,
    decided_by text REFERENCES people
  );
`

const proofs = `
  -- A sign-up is nobody yet: the person comes with the confirmed address.
  CREATE TABLE signups (
    id text PRIMARY KEY,
    email text NOT NULL CHECK (email = lower(email)),
    password_hash text NOT NULL,
    name text NOT NULL,
    surname text NOT NULL,
    company text NOT NULL,
    locale text NOT NULL CONSTRAINT signups_locale CHECK (locale IN ('ru', 'en')),
    referred_by text REFERENCES people,
    has_marketing_consent boolean NOT NULL,
    consent_version text NOT NULL,
    consent_address text NOT NULL,
    at timestamptz NOT NULL
  );
  CREATE INDEX signups_by_email ON signups (email, at DESC);

  CREATE TABLE links (
    token_hash bytea PRIMARY KEY,
    purpose text NOT NULL CONSTRAINT links_purpose CHECK (purpose IN ('signup', 'recovery')),
    signup_id text REFERENCES signups ON DELETE CASCADE,
    person_id text REFERENCES people,
    expires_at timestamptz NOT NULL,
    used_at timestamptz,
    CONSTRAINT links_belong CHECK (
      (purpose = 'signup') = (signup_id IS NOT NULL) AND (purpose = 'recovery') = (person_id IS NOT NULL))
  );

  -- One live code a purpose and subject: a phone number for signing in, a person for confirming a number.
  CREATE TABLE one_time_codes (
    purpose text NOT NULL CONSTRAINT one_time_codes_purpose CHECK (purpose IN ('signin', 'phone')),
    subject text NOT NULL,
    phone text NOT NULL,
    code_hash bytea NOT NULL,
    tries_left integer NOT NULL CHECK (tries_left >= 0),
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (purpose, subject)
  );

  -- When something was last sent to whom, known or not: the retry timer of the server.
  CREATE TABLE sendings (
    purpose text NOT NULL,
    subject_hash bytea NOT NULL,
    sent_at timestamptz NOT NULL,
    PRIMARY KEY (purpose, subject_hash)
  );

  CREATE TABLE consents (
    person_id text NOT NULL REFERENCES people,
    kind text NOT NULL CONSTRAINT consents_kind CHECK (kind IN ('offer', 'personal-data', 'marketing')),
    version text NOT NULL,
    at timestamptz NOT NULL,
    address text NOT NULL,
    PRIMARY KEY (person_id, kind, version)
  );

  ALTER TABLE sessions
    ADD user_agent text NOT NULL DEFAULT '',
    ADD address text NOT NULL DEFAULT '',
    ADD last_used_at timestamptz NOT NULL DEFAULT now();
`

const kept = `
  CREATE TABLE files (
    id text PRIMARY KEY,
    owner_id text NOT NULL REFERENCES people,
    purpose text NOT NULL CONSTRAINT files_purpose CHECK (purpose IN ('avatar')),
    content_type text NOT NULL,
    bytes bytea NOT NULL,
    at timestamptz NOT NULL DEFAULT now()
  );
  ALTER TABLE people ADD CONSTRAINT people_avatar FOREIGN KEY (avatar_file) REFERENCES files;
  CREATE UNIQUE INDEX people_by_avatar ON people (avatar_file);

  -- What the sandbox kept instead of sending it.
  CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL CONSTRAINT outbox_kind CHECK (kind IN ('mail', 'sms', 'call')),
    recipient text NOT NULL,
    subject text NOT NULL DEFAULT '',
    text text NOT NULL,
    link text,
    code text,
    at timestamptz NOT NULL DEFAULT now()
  );
`
