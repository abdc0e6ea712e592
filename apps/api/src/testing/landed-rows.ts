import { laterRows } from './landed-later-rows.ts'

/** Rows as a shop wrote them when a migration was the newest, by its name: never changed, like the migrations. */
export const landedRows: Readonly<Record<string, readonly string[]>> = {
  ...laterRows,
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
  '0033-plantations-and-transfers': [
    `INSERT INTO recipients (id, plantation_id, owner_id, created_by, name, country, state, city, address, postal_code,
       currency, beneficiary, bic, routing_number, account_number, bank_country, status, created_at, changed_at, decided_at,
       decided_by)
       VALUES ('recipient', 'alto', NULL, 'staff', 'Alto Zafiro', 'ECU', 'Pichincha', 'Cayambe', 'km 62', '', 'RUB',
       'Alto Zafiro S.A.', 'PRODECEQ', '', '02005417736', 'ECU', 'APPROVED', now(), now(), now(), 'staff')`,
    `INSERT INTO quotes (id, person_id, source, target, total, commission, converted, received, rate, rate_base, rate_date,
       spread_bp, commission_bp, created_at, expires_at, recipient_id)
       VALUES ('transfer-quote', 'buyer', 'RUB', 'RUB', 1005, 5, 1000, 1000, 100000000, 'RUB', '2026-11-22', 150, 50, now(),
       now() + interval '5 minutes', 'recipient');
     INSERT INTO reservations (id, account_id, amount, reason)
       SELECT 'transfer-reservation', id, 1005, 'transfer' FROM ledger_accounts WHERE owner_id = 'buyer' AND currency = 'RUB';
     INSERT INTO transfers (id, person_id, quote_id, recipient_id, payee, purpose, status, created_at, reservation_id)
       VALUES ('transfer', 'buyer', 'transfer-quote', 'recipient', '{}', 'Proforma 1', 'IN_PROCESSED', now(),
       'transfer-reservation');
     INSERT INTO transfer_events VALUES ('transfer', 0, 'INITIAL', now(), 'buyer'), ('transfer', 1, 'IN_PROCESSED', now(), 'buyer')`,
  ],
  '0024-unpaid-orders': [`INSERT INTO settings VALUES ('unpaid-limit-approved', '40000000')`],
  '0066-bank-statements': [
    `INSERT INTO bank_statements VALUES ('statement', '1c', '\\x04', '40702810900000001234', now(), 'staff');
     INSERT INTO bank_transfers (id, key, number, date, amount, payer_name, payer_inn, payer_account, purpose)
       VALUES ('transfer', 'transfer:1', '77', '2026-11-20', 500, 'Роза и Ко', '', '', 'счёт 1');
     INSERT INTO bank_statement_transfers VALUES ('statement', 1, 'transfer')`,
  ],
  '0078-lot-changes': [
    `INSERT INTO files (id, owner_id, purpose, content_type, bytes)
       VALUES ('lot-photo', 'staff', 'lot-photo', 'image/webp', '\\x07');
     UPDATE cards SET photos = '{lot-photo}', price_currency = 'USD', price_amount = 35, price_rate = 8116840000,
       price_rate_date = '2026-11-21' WHERE code = 'ordered-lot';
     INSERT INTO lot_changes (code, plantation_id, kind, source, at, changed_by, before, after)
       VALUES ('ordered-lot', 'alto', 'changed', 'hand', now(), 'staff', '{"price": 9000}', '{"price": 10000}')`,
  ],
  '0079-stock-imports': [
    `INSERT INTO stock_imports (id, plantation_id, availability, delivery_date, currency, is_whole, file_name, rows,
       first_row, columns, layout, lines, created_at, created_by)
       VALUES ('import', 'alto', 'inStock', '2026-11-23', 'RUB', true, 'price.csv', '[["Explorer", "60"]]', 0,
       '{variety,length}', 'сорт|рост', '[]', now(), 'staff');
     INSERT INTO price_file_layouts VALUES ('alto', 'сорт|рост', '{variety,length}');
     INSERT INTO variety_aliases VALUES ('alto', 'эксплорер', 'roses', 'Explorer')`,
  ],
  '0080-stock-system': [
    `INSERT INTO stock_items (id, name, code) VALUES ('variant', 'Explorer 60', 'lot');
     INSERT INTO stock_readings VALUES ('items', now());
     INSERT INTO stock_orders (purchase_id, id, next_at) VALUES ('order', gen_random_uuid(), now())`,
  ],
  '0167-read-stock-items': [`UPDATE stock_items SET lot = '{"code": "lot"}' WHERE id = 'variant'`],
  '0036-invoices': [
    `INSERT INTO payments (id, person_id, method, currency, amount, status, created_at, created_by)
       VALUES ('by-invoice', 'buyer', 'CHECK', 'RUB', 70000, 'IN_PROCESSED', now(), 'buyer');
     INSERT INTO invoices (payment_id, amount, issued_at) VALUES ('by-invoice', 70000, now())`,
  ],
  '0026-crypto': [
    `INSERT INTO payments (id, person_id, method, currency, amount, status, created_at, created_by)
       VALUES ('usdt', 'buyer', 'CRYPTO', 'RUB', 2000000, 'IN_PROCESSED', now(), 'buyer');
     INSERT INTO crypto_payments (payment_id, address, units, rate, dollar_rate, rate_date, spread_bp, expires_at, state)
       VALUES ('usdt', 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt', 251430137, 7954500000, 8116840000, '2026-11-21', 200, now(),
         'underpaid');
     INSERT INTO crypto_transfers (network, contract, txid, log_index, token, sender, address, units, block_at, payment_id,
       status, reason) VALUES ('TRC20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'a1', 0, 'USDT',
         'TUoHaVjx7n5xz8LwPRDckgFrDWhMhuSuJM', 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt', 250430137, now(), 'usdt', 'held',
         'underpaid');
     INSERT INTO crypto_readings VALUES ('TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt', now());
     INSERT INTO sandbox_transfers VALUES ('b2', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'USDT',
       'TUoHaVjx7n5xz8LwPRDckgFrDWhMhuSuJM', 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt', 1, now(), 7, now())`,
  ],
  '0029-operator-settings': [
    `INSERT INTO operator_settings (name, value, holds_from, set_at, set_by, reason)
       VALUES ('cashLimit', '5000000', now(), now(), 'staff', 'Договор с банком')`,
  ],
  '0041-order-lifecycle': [
    `UPDATE plantations SET claim_hours = 12 WHERE id = 'alto';
     INSERT INTO purchase_events (purchase_id, ordinal, status, at, created_by, actor, reason)
       VALUES ('order', 1, 'in_process', now(), 'staff', 'staff', 'Взяли в работу');
     UPDATE purchases SET status = 'in_process' WHERE id = 'order'`,
  ],
  '0071-holds': [
    `INSERT INTO holds (id, person_id, delivery_date, status, amount, started_at, expires_at)
       VALUES ('hold', 'buyer', '2026-11-23', 'held', 250000, now(), now() + interval '15 minutes');
     INSERT INTO hold_lines VALUES ('hold', 'lot', 25)`,
  ],
  '0058-shipments': [
    `UPDATE people SET kpp = '770001001', legal_address = 'Москва' WHERE id = 'buyer';
     INSERT INTO shipments VALUES ('shipment', 'order', 1, now(), 0);
     INSERT INTO shipment_lines VALUES ('shipment', 'order', 0, 25);
     INSERT INTO files (id, owner_id, purpose, content_type, bytes) VALUES
       ('upd-pdf', 'buyer', 'upd', 'application/pdf', '\\x05'), ('upd-xml', 'buyer', 'upd', 'application/xml', '\\x06');
     INSERT INTO upds VALUES ('shipment', 2026, next_upd_number(2026), now(), '{}', 'upd-pdf', 'upd-xml')`,
  ],
  '0057-claims': [
    `INSERT INTO claims (id, purchase_id, position, reason, comment, quantity, status, created_at)
       VALUES ('claim', 'order', 0, 'broken', 'Сломаны бутоны', 5, 'open', now());
     INSERT INTO claim_bunches VALUES ('claim', 1, 1, 5);
     INSERT INTO files (id, owner_id, purpose, content_type, bytes)
       VALUES ('claim-photo', 'buyer', 'claim-photo', 'image/webp', '\\x04');
     INSERT INTO claim_photos VALUES ('claim', 'a-key', 'claim-photo', now())`,
  ],
  '0074-saved-lists': [
    `INSERT INTO saved_lists VALUES ('list', 'buyer', 'Каждый понедельник', now());
     INSERT INTO saved_list_wishes VALUES ('list', 1, 'roses', 'Explorer', 60, 'alto', 100), ('list', 2, 'roses', 'Freedom', 50, NULL, 50);
     INSERT INTO favorite_varieties VALUES ('buyer', 'roses', 'Explorer', now())`,
  ],
  '0075-standing-orders': [
    `INSERT INTO standing_orders (id, person_id, list_id, name, weekdays, until, delivery_method, payment_method, status,
       next_date, created_at)
       VALUES ('standing', 'buyer', 'list', 'Каждый понедельник', '{1,4}', '2026-12-31', 'pickup', 'BALANCE', 'active',
       '2026-11-26', now());
     INSERT INTO standing_order_events (standing_order_id, ordinal, kind, at, delivery_date, purchase_id)
       VALUES ('standing', 1, 'placed', now(), '2026-11-23', 'order')`,
  ],
  '0053-plantation-cutoffs': [
    `INSERT INTO cards (code, type, variety, plantation_id, length_cm, color, tint, price, availability, delivery_date,
       stems_available, stems_per_bunch, stems_per_box, sold_by, place, cutoff_at)
       VALUES ('ordered-lot', 'roses', 'Explorer', 'alto', 60, 'red', '#b3122b', 10000, 'toOrder', '2026-12-03', 1000, 25,
       250, 'box', 0, '2026-11-26 17:00Z')`,
  ],
  '0042-order-earnings': [`UPDATE purchases SET agent_id = 'staff' WHERE id = 'order'`],
  '0048-plantation-requests': [
    `INSERT INTO plantation_requests (id, person_id, plantation_id, source, status, delivery_date, comment, delivery_method,
       payment_method, destination, region_id, city_base_cost, margin_price_bp, margin_delivery_to_warehouse_bp,
       margin_delivery_to_region_bp, margin_delivery_to_city_bp, sent_at, answer_by)
       VALUES ('request', 'buyer', 'alto', 'handwritten', 'sent', '2026-12-01', '', 'pickup', 'CASH', '{}', 'moscow', 0, 0, 0,
       0, 0, now(), now());
     INSERT INTO plantation_request_lines (request_id, position, status, code, type, variety, length_cm, tint, boxes,
       stems_per_bunch, stems_per_box, quantity, price, plantation_price, freight, region_freight)
       VALUES ('request', 1, 'asked', '10002-1', 'roses', 'Explorer', 60, '#b3122b', 1, 25, 250, 250, 10000, 9000, 1000, 0);
     INSERT INTO plantation_request_events VALUES ('request', 1, 'sent', 'buyer', now(), 'buyer')`,
  ],
  '0069-answer-templates': [
    `UPDATE plantations SET answer_templates = '[{"name": "Half", "sharePercent": 50, "priceChangePercent": 0,
       "reason": "less-cut", "note": "", "validHours": null}]' WHERE id = 'alto'`,
  ],
  '0030-card-attempts': [
    `INSERT INTO payments (id, person_id, method, currency, amount, status, created_at)
       VALUES ('by-card', 'buyer', 'CARD', 'RUB', 500000, 'IN_PROCESSED', now());
     INSERT INTO card_attempts (id, payment_id, provider, amount, locale, status, reference, url, created_at, expires_at)
       VALUES ('attempt', 'by-card', 't-bank', 500000, 'ru', 'open', '700001', 'https://pay.example/700001', now(), now())`,
  ],
  '0067-fiscal-receipts': [
    `INSERT INTO fiscal_receipts (id, kind, payment_id, amount, status, created_at, next_at)
       VALUES ('receipt', 'sale', 'by-card', 500000, 'waiting', now(), now())`,
  ],
  '0082-card-refunds': [
    `INSERT INTO movements (id, kind) VALUES ('card-credit', 'top-up');
     INSERT INTO postings (movement_id, account_id, amount) SELECT 'card-credit', id,
       CASE WHEN owner_id IS NULL THEN -500000 ELSE 500000 END FROM ledger_accounts
       WHERE currency = 'RUB' AND (owner_id = 'buyer' OR system_name = 'funding') ORDER BY owner_id NULLS LAST;
     UPDATE payments SET status = 'CONFIRMED', settled_at = now(), movement_id = 'card-credit' WHERE id = 'by-card';
     INSERT INTO reservations (id, account_id, amount, reason)
       SELECT 'refund-reservation', id, 1000, 'card-refund' FROM ledger_accounts WHERE owner_id = 'buyer' AND currency = 'RUB';
     INSERT INTO card_refunds (id, payment_id, attempt_id, amount, reason, status, created_at, created_by, reservation_id, next_at)
       VALUES ('refund', 'by-card', 'attempt', 1000, 'Заказ отменён', 'waiting', now(), 'staff', 'refund-reservation', now());
     INSERT INTO fiscal_receipts (id, kind, purchase_id, amount, status, created_at, next_at)
       VALUES ('offset', 'offset', 'order', 250000, 'waiting', now(), now())`,
  ],
  '0083-credited-people': [
    `INSERT INTO bank_transfers (id, key, number, date, amount, payer_name, payer_inn, payer_account, purpose)
       VALUES ('stray', 'stray:1', '78', '2026-11-20', 700, 'Роза и Ко', '', '', '')`,
  ],
  '0085-variety-facts': [
    `INSERT INTO varieties VALUES ('roses', 'Mondial', 'cream', '#e9e2d2', 60, 65, 12, 15);
     UPDATE cards SET price = 10500 WHERE code = 'ordered-lot'`,
  ],
  '0090-client-carts': [
    `INSERT INTO cart_lines (person_id, buyer_id, delivery_date, code, price, quantity, changed_at)
       VALUES ('staff', 'buyer', '2026-11-23', 'lot', 10000, 25, now())`,
  ],
  '0087-advance-invoices': [
    `INSERT INTO advances VALUES ('by-card', 'buyer', 1000, 2200, now());
     INSERT INTO files (id, owner_id, purpose, content_type, bytes)
       VALUES ('advance-pdf', 'buyer', 'advance-invoice', 'application/pdf', '\\x07');
     INSERT INTO advance_invoices VALUES ('by-card', 2026, next_yearly_number('advance-invoice', 2026), now(), '{}', 'advance-pdf');
     INSERT INTO advance_offsets VALUES ('shipment', 'by-card', 1000)`,
  ],
  '0088-upd-corrections': [
    `INSERT INTO files (id, owner_id, purpose, content_type, bytes)
       VALUES ('correction-pdf', 'buyer', 'upd-correction', 'application/pdf', '\\x08');
     INSERT INTO upd_corrections VALUES ('correction', 'shipment', 2026, next_yearly_number('upd-correction', 2026), now(), '{}', 'correction-pdf');
     INSERT INTO upd_correction_lines SELECT 'correction', shipment_id, position, quantity, quantity - 1
       FROM shipment_lines WHERE shipment_id = 'shipment' LIMIT 1`,
  ],
  '0100-second-factors': [
    `INSERT INTO second_factors VALUES ('staff', '\\x01', now(), now(), 59000000, '\\x02');
     INSERT INTO recovery_codes VALUES ('staff', '\\x03', NULL), ('staff', '\\x04', now());
     INSERT INTO pending_sign_ins VALUES ('\\x05', 'staff', '$argon2id$', 5, '2100-01-01')`,
  ],
  '0101-staff-roles': [`UPDATE people SET staff_role = 'accountant' WHERE id = 'staff'`],
  '0104-audit': [
    `INSERT INTO audit_entries (at, actor_id, action, subject_kind, subject_id, person_id, session_id, address, user_agent,
       reason, effect, currency, before, after)
       VALUES (now(), 'staff', 'transaction-confirmed', 'transaction', 'by-card', 'buyer', 'session', '127.0.0.1', 'Firefox',
         '', 500000, 'RUB', '{"status":"IN_PROCESSED"}', '{"status":"CONFIRMED"}')`,
  ],
  '0105-desk-watches': [`INSERT INTO desk_watches VALUES ('claim', 'claim', 'staff', true, now())`],
  '0096-auctions': [
    `INSERT INTO auctions VALUES ('auction', now(), now(), 'staff');
     INSERT INTO auction_clocks (id, auction_id, position, code, type, variety, plantation_id, length_cm, color, tint,
       stems_per_bunch, stems_per_box, delivery_date, start_price, step_price, step_ms, reserve_price, minimum_bunches, stems,
       stems_left, opens_at, status, from_step, since, due_at)
       VALUES ('clock', 'auction', 1, 'ordered-lot', 'roses', 'Explorer', 'alto', 60, 'red', '#b3122b', 25, 250, '2026-11-23',
         9000, 50, 400, 7000, 2, 100, 75, now(), 'open', 0, now(), now());
     INSERT INTO auction_presses (id, clock_id, person_id, pressed_at, step, clock_price, price, seen_price, delivery_method,
       minimum_stems, choose_until, status, quantity, purchase_id)
       VALUES ('press', 'clock', 'buyer', now(), 4, 8800, 9100, 9150, 'pickup', 25, now(), 'bought', 25, 'order')`,
  ],
  '0120-notices': [
    `INSERT INTO notices (id, person_id, kind, cause, about, at, is_listed)
       VALUES ('notice', 'buyer', 'cutoff-near', 'cutoff', '{"kind":"cutoff-near"}', now(), true);
     INSERT INTO notice_settings VALUES ('buyer', '{}', 1320, 420, 'Europe/Moscow')`,
  ],
  '0150-api-tokens': [
    `INSERT INTO api_tokens (id, person_id, secret_hash, name, scopes, created_at, expires_at)
       VALUES ('token', 'buyer', '\\x06', '1С', '{orders:read}', now(), '2100-01-01')`,
  ],
  '0160-webhooks': [
    `INSERT INTO webhooks (id, person_id, address, events, key, created_at)
       VALUES ('webhook', 'buyer', 'https://roza.example/hook', '{order.placed}', '\\x08', now());
     INSERT INTO webhook_deliveries (id, webhook_id, event, body, at, status, tries_left, next_attempt_at)
       VALUES ('msg', 'webhook', 'order.placed', '{}', now(), 'waiting', 9, now())`,
  ],
  '0162-sign-ups-of-browsers': [
    `INSERT INTO signups VALUES ('signup-of-a-browser', 'new@buyers.example', '$argon2id$', 'Лилия', 'Новая', '', 'ru', NULL,
      false, '1', '127.0.0.1', now(), 'a-browser', '127.0.0.1')`,
  ],
  '0108-blocked-people': [
    `UPDATE people SET blocked_at = now(), blocked_by = 'staff', block_reason = 'Долг' WHERE id = 'buyer'`,
  ],
  '0109-movement-reasons': [
    `INSERT INTO movements (id, kind) VALUES ('by-hand', 'compensation');
     INSERT INTO postings (movement_id, account_id, amount)
       SELECT 'by-hand', id, 100 FROM ledger_accounts WHERE owner_id = 'buyer' AND currency = 'RUB';
     INSERT INTO postings (movement_id, account_id, amount)
       SELECT 'by-hand', id, -100 FROM ledger_accounts WHERE system_name = 'adjustments' AND currency = 'RUB';
     INSERT INTO movement_reasons VALUES ('by-hand', 'Повреждена коробка')`,
  ],
  '0110-audited-auctions': [
    `INSERT INTO audit_entries (at, actor_id, action, subject_kind, subject_id, reason, before, after)
       VALUES (now(), 'staff', 'auction-canceled', 'auction', 'auction', 'Рейс отменён', '{}', '{}')`,
  ],
  '0116-staff-orders': [`INSERT INTO order_views VALUES ('staff', 'К оплате', 'unpaid=yes', now())`],
  '0117-day-closings': [`INSERT INTO day_closings VALUES ('2026-11-20', now(), 'staff', '{"accounts":[]}')`],
  '0112-place-versions': [
    `UPDATE plantations SET version = 2 WHERE id = 'alto';
     INSERT INTO audit_entries (at, actor_id, action, subject_kind, subject_id, reason, before, after)
       VALUES (now(), 'staff', 'plantation-changed', 'plantation', 'alto', '', '{"freight":0}', '{"freight":1900}')`,
  ],
  '0157-variety-records': [
    `INSERT INTO audit_entries (at, actor_id, action, subject_kind, subject_id, reason, before, after)
       VALUES (now(), 'staff', 'variety-changed', 'variety', 'roses/Mondial', '', '{"vaseDays":null}', '{"vaseDays":"12–15"}')`,
  ],
  '0174-schema-compatibility': [`INSERT INTO migration_compatibility VALUES ('0174', '0161-audited-days')`],
  '0180-ledger-proofs': [`INSERT INTO ledger_proofs (proven_at) VALUES (now())`],
  '0242-stored-files': [`UPDATE files SET sent_at = now(), sha256 = sha256(bytes), bytes = NULL`],
  '0009-attempts': [`INSERT INTO attempts VALUES ('identity.old', '\\x03', 4, '2100-01-01')`],
}
