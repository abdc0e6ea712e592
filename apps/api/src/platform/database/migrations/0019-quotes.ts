/** Rates, terms and quotes of exchanges: a part of migration 0019. */
export const quotes = `
  -- Rubles for one unit, times 10^8, of the central bank's table of a day.
  CREATE TABLE rates (
    date date NOT NULL,
    currency text NOT NULL CONSTRAINT rates_currency CHECK (currency IN ('USD', 'EUR')),
    rate bigint NOT NULL CHECK (rate > 0),
    read_at timestamptz NOT NULL,
    PRIMARY KEY (date, currency)
  );
  CREATE TABLE exchange_terms (
    valid_from date PRIMARY KEY,
    spread_bp integer NOT NULL CHECK (spread_bp BETWEEN 0 AND 5000),
    commission_bp integer NOT NULL CHECK (commission_bp BETWEEN 0 AND 5000)
  );
  INSERT INTO exchange_terms VALUES ('2026-01-01', 150, 50);

  CREATE TABLE quotes (
    id text PRIMARY KEY,
    person_id text NOT NULL REFERENCES people,
    source text NOT NULL CONSTRAINT quotes_source CHECK (source IN ('RUB', 'USD', 'EUR')),
    target text NOT NULL CONSTRAINT quotes_target CHECK (target IN ('RUB', 'USD', 'EUR')),
    total bigint NOT NULL CHECK (total > 0),
    commission bigint NOT NULL CHECK (commission >= 0),
    converted bigint NOT NULL CHECK (converted > 0),
    received bigint NOT NULL CHECK (received > 0),
    rate bigint NOT NULL CHECK (rate > 0),
    rate_base text NOT NULL CONSTRAINT quotes_rate_base CHECK (rate_base IN ('RUB', 'USD', 'EUR')),
    rate_date date NOT NULL,
    spread_bp integer NOT NULL,
    commission_bp integer NOT NULL,
    created_at timestamptz NOT NULL,
    expires_at timestamptz NOT NULL,
    movement_id text UNIQUE REFERENCES movements,
    CONSTRAINT quotes_add_up CHECK (converted + commission = total),
    CONSTRAINT quotes_exchange CHECK (source <> target)
  );
  CREATE INDEX quotes_unused ON quotes (expires_at) WHERE movement_id IS NULL;

  CREATE FUNCTION guard_quote() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.movement_id IS NOT NULL OR to_jsonb(NEW) - 'movement_id' <> to_jsonb(OLD) - 'movement_id' THEN
      RAISE EXCEPTION 'a quote is used once, and changes in no other way'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'quotes_use_once';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER quotes_use_once BEFORE UPDATE ON quotes FOR EACH ROW EXECUTE FUNCTION guard_quote();

  -- Currencies cross only by an exchange at a quote, in its time; a correction may undo one.
  CREATE FUNCTION check_exchange() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.kind = 'correction' THEN RETURN NULL; END IF;
    IF NEW.kind <> 'exchange' THEN
      IF (SELECT count(DISTINCT currency) FROM postings WHERE movement_id = NEW.id) > 1 THEN
        RAISE EXCEPTION 'only an exchange moves several currencies'
          USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'movements_exchange_by_quote';
      END IF;
      RETURN NULL;
    END IF;
    IF NOT EXISTS (
      SELECT 1 FROM quotes WHERE movement_id = NEW.id AND NEW.at BETWEEN created_at AND expires_at
        AND -total = (SELECT sum(amount) FROM postings JOIN ledger_accounts ON ledger_accounts.id = account_id
          WHERE postings.movement_id = NEW.id AND owner_id = person_id AND postings.currency = source)
        AND received = (SELECT sum(amount) FROM postings JOIN ledger_accounts ON ledger_accounts.id = account_id
          WHERE postings.movement_id = NEW.id AND owner_id = person_id AND postings.currency = target)
    ) THEN
      RAISE EXCEPTION 'an exchange follows a quote in its time'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'movements_exchange_by_quote';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER movements_exchange_by_quote AFTER INSERT ON movements
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_exchange();
`
