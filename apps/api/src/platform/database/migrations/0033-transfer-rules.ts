/** What the database refuses of transfers: a part of migration 0033. */
export const transferRules = `
  CREATE FUNCTION guard_new_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- Locked: who changes or rejects the recipient waits, or is seen here.
    PERFORM 1 FROM recipients WHERE id = NEW.recipient_id FOR SHARE;
    IF NEW.recipient_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM recipients WHERE id = NEW.recipient_id AND status = 'APPROVED'
        AND (owner_id IS NULL OR owner_id = NEW.person_id)
    ) OR NOT EXISTS (
      SELECT 1 FROM quotes WHERE id = NEW.quote_id AND person_id = NEW.person_id
        AND movement_id IS NOT DISTINCT FROM NEW.movement_id
        AND recipient_id IS NOT DISTINCT FROM NEW.recipient_id AND NEW.created_at BETWEEN created_at AND expires_at
    ) THEN
      RAISE EXCEPTION 'a transfer follows a quote in its time, to an approved recipient that the person may use'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'transfers_begin_rightly';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER transfers_begin_rightly BEFORE INSERT ON transfers
    FOR EACH ROW EXECUTE FUNCTION guard_new_transfer();

  CREATE FUNCTION guard_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.status IN ('CONFIRMED', 'REJECTED')
      OR to_jsonb(NEW) - ARRAY['status', 'reason', 'sent_at', 'settled_at', 'settled_by', 'reservation_id',
          'movement_id', 'returned_by', 'unanswered_at'] <>
        to_jsonb(OLD) - ARRAY['status', 'reason', 'sent_at', 'settled_at', 'settled_by', 'reservation_id',
          'movement_id', 'returned_by', 'unanswered_at']
      OR (OLD.reservation_id IS NOT NULL AND NEW.reservation_id IS DISTINCT FROM OLD.reservation_id)
      OR (OLD.movement_id IS NOT NULL AND NEW.movement_id IS DISTINCT FROM OLD.movement_id)
      OR (NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (('INITIAL', 'IN_PROCESSED'),
        ('INITIAL', 'REJECTED'), ('IN_PROCESSED', 'SENDED'), ('IN_PROCESSED', 'REJECTED'), ('SENDED', 'CONFIRMED'),
        ('SENDED', 'REJECTED')))
    THEN
      RAISE EXCEPTION 'a transfer moves along its statuses, and does not change once it is settled'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'transfers_move';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER transfers_move BEFORE UPDATE ON transfers FOR EACH ROW EXECUTE FUNCTION guard_transfer();

  -- What a movement added to a person's account in a currency; less than zero when it took.
  CREATE FUNCTION moved_for_person(of_person text, of_movement text, of_currency text) RETURNS numeric LANGUAGE sql
  AS $$
    SELECT coalesce(sum(postings.amount), 0) FROM postings
      JOIN ledger_accounts ON ledger_accounts.id = account_id
    WHERE movement_id = of_movement AND owner_id = of_person AND postings.currency = of_currency
  $$;

  CREATE FUNCTION check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    transfer transfers%ROWTYPE;
    quote quotes%ROWTYPE;
    held reservations%ROWTYPE;
    returned movements%ROWTYPE;
  BEGIN
    SELECT * INTO transfer FROM transfers WHERE id = NEW.id;
    SELECT * INTO quote FROM quotes WHERE id = transfer.quote_id;
    SELECT * INTO held FROM reservations WHERE id = transfer.reservation_id;
    SELECT * INTO returned FROM movements WHERE id = transfer.returned_by;
    IF transfer.recipient_id IS NOT NULL AND transfer.status <> 'INITIAL' AND (
        (transfer.status = 'IN_PROCESSED' AND (held.status IS DISTINCT FROM 'held' OR held.amount <> quote.total))
        OR (transfer.movement_id IS NOT NULL AND held.movement_id IS DISTINCT FROM transfer.movement_id)
        OR (transfer.status = 'REJECTED' AND held.status = 'held'))
      OR (transfer.status IN ('SENDED', 'CONFIRMED') AND transfer.movement_id IS NULL)
    THEN
      RAISE EXCEPTION 'a transfer is reserved, then taken from the reservation or released'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'transfers_reserved';
    END IF;
    IF transfer.movement_id IS NOT NULL
      AND moved_for_person(transfer.person_id, transfer.movement_id, quote.source) <> -quote.total
    THEN
      RAISE EXCEPTION 'a transfer takes what its quote says'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'transfers_by_movement';
    END IF;
    IF (transfer.status = 'REJECTED' AND transfer.movement_id IS NOT NULL)
      AND (returned.corrects IS DISTINCT FROM transfer.movement_id
        OR moved_for_person(transfer.person_id, transfer.returned_by, quote.source) <> quote.total)
    THEN
      RAISE EXCEPTION 'a returned transfer gives back what it took'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'transfers_returned';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER transfers_hold AFTER INSERT OR UPDATE ON transfers
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_transfer();

  -- Currencies cross only by an exchange at a quote, in its time, or by a transfer that was agreed in it.
  CREATE OR REPLACE FUNCTION check_exchange() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.kind = 'correction' THEN RETURN NULL; END IF;
    IF NEW.kind <> 'exchange' THEN
      IF (SELECT count(DISTINCT currency) FROM postings WHERE movement_id = NEW.id) > 1
        AND NOT (NEW.kind = 'transfer' AND EXISTS (SELECT 1 FROM transfers WHERE movement_id = NEW.id))
      THEN
        RAISE EXCEPTION 'only an exchange and a transfer at a quote move several currencies'
          USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'movements_exchange_by_quote';
      END IF;
      RETURN NULL;
    END IF;
    IF NOT EXISTS (
      SELECT 1 FROM quotes WHERE movement_id = NEW.id AND recipient_id IS NULL
        AND NEW.at BETWEEN created_at AND expires_at
        AND -total = moved_for_person(person_id, NEW.id, source)
        AND received = moved_for_person(person_id, NEW.id, target)
    ) THEN
      RAISE EXCEPTION 'an exchange follows a quote in its time'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'movements_exchange_by_quote';
    END IF;
    RETURN NULL;
  END $$;
`
