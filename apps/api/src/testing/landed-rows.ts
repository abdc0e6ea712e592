/** Rows as a shop wrote them when a migration was the newest, by its name: never changed, like the migrations. */
export const landedRows: Readonly<Record<string, readonly string[]>> = {
  '0001-people': [
    `INSERT INTO settings VALUES ('an-old-setting', 'a value')`,
    `INSERT INTO people (id, email, password_hash, role, name, surname, region, delivery_city, address) VALUES
      ('staff', 'staff@shop.example', '$argon2id$', 'ADMIN', 'Олег', 'Северов', 'Москва', NULL, NULL),
      ('buyer', 'rosa@buyers.example', '$argon2id$', 'USER', 'Роза', 'Ветрова', 'Москва', 'Казань', 'ул. Баумана, 1')`,
    `INSERT INTO sessions (id, secret_hash, person_id, expires_at) VALUES ('session', '\\x01', 'buyer', '2100-01-01')`,
  ],
  '0002-ledger': [
    `INSERT INTO ledger_accounts (owner_id, system_name, currency) VALUES ('buyer', NULL, 'RUB'), (NULL, 'funding', 'RUB');
     INSERT INTO movements (id, kind) VALUES ('top-up', 'top-up');
     INSERT INTO postings (movement_id, account_id, amount)
       SELECT 'top-up', id, CASE WHEN owner_id IS NULL THEN -500000 ELSE 500000 END FROM ledger_accounts ORDER BY id`,
  ],
  '0003-catalogue': [
    `INSERT INTO plantations VALUES ('alto', 'Alto Zafiro Roses', 'ECU')`,
    `INSERT INTO cards VALUES ('lot', 'roses', 'Explorer', 'alto', 60, 'red', '#b3122b', 10000, 'inStock',
      '2026-11-23', 1000, 25, 250, 'bunch', 0)`,
  ],
  '0004-purchases': [
    `INSERT INTO purchases (id, person_id, delivery_date, status, payment_status, delivery_method, payment_method,
       comment, address, goods, delivery_cost, total, stems, positions, boxes)
       VALUES ('order', 'buyer', '2026-11-23', 'new', 'wait_paid', 'pickup', 'CASH', '', NULL, 250000, 0, 250000, 25, 1, 1);
     INSERT INTO purchase_lines VALUES ('order', 0, 'lot', 'roses', 'Explorer', 'Alto Zafiro Roses', 60, '#b3122b', 25,
       10000, 25, 10000, 25);
     INSERT INTO purchase_events VALUES ('order', 0, 'new', now(), 'buyer')`,
    `INSERT INTO idempotent_calls VALUES ('buyer', 'purchaseCreate', 'a-key-of-then', '\\x01', '{}')`,
  ],
  '0005-identity': [
    `UPDATE people SET phone = '79161234501', phone_verified_at = now(), company = 'Роза и Ко' WHERE id = 'buyer'`,
    `INSERT INTO verifications VALUES ('buyer', 'WAITING', '', 'Роза Ветрова', '79161234501', 'Казань', 'ул. Баумана, 1',
      '420111', now())`,
    `INSERT INTO percentages VALUES ('buyer', 100, 200, 300, 400, 'staff')`,
    `INSERT INTO signups VALUES ('signup', 'new@buyers.example', '$argon2id$', 'Лилия', 'Новая', '', 'ru', NULL, false,
      '1', '127.0.0.1', now())`,
    `INSERT INTO links VALUES ('\\x02', 'signup', 'signup', NULL, '2100-01-01', NULL)`,
    `INSERT INTO outbox (kind, recipient, text) VALUES ('mail', 'new@buyers.example', 'Здравствуйте!')`,
  ],
  '0007-events': [
    `INSERT INTO event_outbox (stream, name, version, payload) VALUES ('everybody', 'an-old-event', 1, '{}')`,
  ],
  '0024-unpaid-orders': [`INSERT INTO settings VALUES ('unpaid-limit-approved', '40000000')`],
  '0009-attempts': [`INSERT INTO attempts VALUES ('identity.old', '\\x03', 4, '2100-01-01')`],
}
