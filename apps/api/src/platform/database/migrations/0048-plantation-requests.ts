import { sql, type Kysely } from 'kysely'

/** Requests to plantations, their lines and what happened to them. Prices in kopecks a stem, quantities in stems. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(requests).execute(db)
  await sql.raw(lines).execute(db)
  await sql.raw(events).execute(db)
}

const statuses = `('sent', 'answered', 'accepted', 'declined', 'expired', 'canceled')`

/** A request and the order that it becomes have one id and one number. */
const requests = `
  CREATE TABLE plantation_requests (
    id text PRIMARY KEY,
    number integer NOT NULL UNIQUE DEFAULT nextval('purchase_numbers'),
    person_id text NOT NULL REFERENCES people,
    plantation_id text NOT NULL REFERENCES plantations,
    source text NOT NULL CONSTRAINT plantation_requests_source CHECK (source IN ('handwritten', 'cart')),
    status text NOT NULL CONSTRAINT plantation_requests_status CHECK (status IN ${statuses}),
    delivery_date date NOT NULL,
    comment text NOT NULL,
    delivery_method text NOT NULL
      CONSTRAINT plantation_requests_delivery_method CHECK (delivery_method IN ('delivery', 'pickup')),
    payment_method text NOT NULL CONSTRAINT plantation_requests_payment_method
      CHECK (payment_method IN ('QRCODE', 'CRYPTO', 'CASH', 'CARD', 'BALANCE', 'CHECK')),
    destination jsonb NOT NULL,
    region_id text NOT NULL REFERENCES regions,
    city_base_cost integer NOT NULL CHECK (city_base_cost >= 0),
    margin_price_bp integer NOT NULL,
    margin_delivery_to_warehouse_bp integer NOT NULL,
    margin_delivery_to_region_bp integer NOT NULL,
    margin_delivery_to_city_bp integer NOT NULL,
    sent_at timestamptz NOT NULL,
    answer_by timestamptz NOT NULL,
    answered_at timestamptz,
    answer_comment text NOT NULL DEFAULT '',
    -- Until when the plantation's answer holds.
    expires_at timestamptz,
    CONSTRAINT plantation_requests_answered CHECK ((expires_at IS NULL) = (answered_at IS NULL)
      AND (status <> 'sent' OR answered_at IS NULL) AND (answered_at IS NOT NULL OR (status <> 'answered' AND status <> 'accepted')))
  );
  CREATE INDEX plantation_requests_by_person ON plantation_requests (person_id, number DESC);
  CREATE INDEX plantation_requests_by_plantation ON plantation_requests (plantation_id, status, number DESC);
  CREATE INDEX plantation_requests_open ON plantation_requests (coalesce(expires_at, answer_by))
    WHERE status IN ('sent', 'answered');
  CREATE INDEX cards_by_plantation ON cards (plantation_id, type);
`

const lines = `
  CREATE TABLE plantation_request_lines (
    request_id text NOT NULL REFERENCES plantation_requests,
    position integer NOT NULL,
    status text NOT NULL CONSTRAINT plantation_request_lines_status CHECK (status IN ('asked', 'agreed', 'refused',
      'accepted', 'declined', 'expired', 'canceled')),
    code text NOT NULL,
    type text NOT NULL CONSTRAINT plantation_request_lines_type CHECK (type IN ('roses', 'sprayRoses', 'alstroemeria',
      'gypsophila', 'chrysanthemum', 'carnations', 'eucalyptus', 'hypericum', 'pistache', 'dyes')),
    variety text NOT NULL,
    length_cm integer NOT NULL,
    tint text NOT NULL,
    boxes integer NOT NULL CHECK (boxes > 0),
    stems_per_bunch integer NOT NULL CHECK (stems_per_bunch > 0),
    stems_per_box integer NOT NULL CHECK (stems_per_box > 0),
    quantity integer NOT NULL CHECK (quantity > 0),
    -- What the buyer pays, and the parts that it is made of.
    price integer NOT NULL CHECK (price > 0),
    plantation_price integer NOT NULL CHECK (plantation_price > 0),
    freight integer NOT NULL CHECK (freight >= 0),
    region_freight integer NOT NULL CHECK (region_freight >= 0),
    agreed_quantity integer CHECK (agreed_quantity BETWEEN 0 AND quantity),
    agreed_price integer CHECK (agreed_price > 0),
    agreed_plantation_price integer CHECK (agreed_plantation_price > 0),
    reason text CONSTRAINT plantation_request_lines_reason CHECK (reason IN ('less-cut', 'not-this-day', 'sold-earlier',
      'quality', 'price-rose', 'other')),
    note text NOT NULL DEFAULT '',
    PRIMARY KEY (request_id, position),
    UNIQUE (request_id, code),
    CONSTRAINT plantation_request_lines_answered CHECK ((agreed_quantity IS NULL) = (agreed_price IS NULL)
      AND (agreed_quantity IS NULL) = (agreed_plantation_price IS NULL)
      AND (status <> 'asked' OR agreed_quantity IS NULL)
      AND (agreed_quantity > 0 OR (status <> 'agreed' AND status <> 'accepted' AND status <> 'declined')))
  );
`

const events = `
  CREATE TABLE plantation_request_events (
    request_id text NOT NULL REFERENCES plantation_requests,
    ordinal integer NOT NULL,
    status text NOT NULL CONSTRAINT plantation_request_events_status CHECK (status IN ${statuses}),
    actor text NOT NULL CONSTRAINT plantation_request_events_actor CHECK (actor IN ('buyer', 'plantation', 'system')),
    at timestamptz NOT NULL,
    created_by text REFERENCES people,
    PRIMARY KEY (request_id, ordinal)
  );
`
