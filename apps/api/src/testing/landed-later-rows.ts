/** The rows of migrations from 0171 on: one file of all would be too long. */
export const laterRows: Readonly<Record<string, readonly string[]>> = {
  '0171-passkeys': [
    `INSERT INTO passkeys VALUES ('passkey', 'staff', 'Ноутбук', 'Y3JlZA', 'localhost', '\\x04', 7, '{internal}', true, now(), NULL);
     INSERT INTO audit_entries (at, actor_id, action, subject_kind, subject_id, reason, before, after)
       VALUES (now(), 'staff', 'passkey-added', 'person', 'staff', '', '{}', '{}')`,
  ],
  '0192-jobs-processes': [
    `INSERT INTO jobs_processes VALUES ('process', now(), now(), 200000000, 12.5, 0.002)`,
  ],
  '0185-region-changes': [
    `INSERT INTO region_changes (region_id, terms, holds_from, set_at, set_by, reason)
       SELECT id, '{"freight": 500}', now() + interval '1 day', now(), 'staff', 'Тариф года' FROM regions LIMIT 1`,
  ],
  '0190-audited-lots': [
    `INSERT INTO audit_entries (at, actor_id, action, subject_kind, subject_id, reason, before, after)
       VALUES (now(), 'staff', 'lots-changed', 'lot', 'ordered-lot', '', '{"price":9000}', '{"price":9500}'),
         (now(), NULL, 'second-factor-removed', 'person', 'staff', '', '{}', '{}')`,
  ],
  '0221-watched-records': [`INSERT INTO desk_watches VALUES ('person', 'staff', 'staff', false, now())`],
  '0222-desk-questions': [
    `INSERT INTO desk_questions VALUES ('question', 'verification', 'staff', 'staff', 'Пришлите ИНН', now(), 'staff', NULL, NULL);
     INSERT INTO notices (id, person_id, kind, cause, about, at, is_listed)
       VALUES ('question', 'staff', 'question-asked', 'question question', '{}', now(), true)`,
  ],
  '0223-plantation-changes': [
    `INSERT INTO plantation_changes (plantation_id, terms, holds_from, set_at, set_by, reason)
       SELECT id, '{"freight": 500}', now() + interval '1 day', now(), 'staff', 'Тариф года' FROM plantations LIMIT 1`,
  ],
  '0220-delivery-plans': [
    `INSERT INTO delivery_plans
       SELECT '2026-11-24', id, '[{"name":"Север","carrier":"","stops":[]}]', 1 FROM regions LIMIT 1;
     INSERT INTO audit_entries (at, actor_id, action, subject_kind, subject_id, reason, before, after)
       VALUES (now(), 'staff', 'delivery-routes-set', 'day', '2026-11-24', '', '{}', '{"routes":"Север: "}')`,
  ],
}
