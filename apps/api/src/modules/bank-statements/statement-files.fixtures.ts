/** A payment as a test writes it into a file. */
export interface WrittenPayment {
  readonly number: string
  /** Kopecks. */
  readonly amount: number
  readonly purpose: string
  readonly inn: string
  readonly payerAccount: string
}

function rubles(amount: number): string {
  return (amount / 100).toFixed(2)
}

/** windows-1251 of ASCII and Russian letters. */
function toWindows1251(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.codePointAt(0) ?? 0
      if (code < 0x80) return code
      if (letter === 'ё') return 0xb8
      if (letter === '№') return 0xb9
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : 0x3f
    }),
  )
}

/** A day of the operator's account as 1C's exchange writes it. */
export function oneCFile(account: string, payments: readonly WrittenPayment[]): Buffer {
  const turnover = payments.reduce((sum, { amount }) => sum + amount, 0)
  const documents = payments.flatMap(({ number, amount, purpose, inn, payerAccount }) => [
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    'Дата=20.11.2026',
    `Сумма=${rubles(amount)}`,
    `ПлательщикСчет=${payerAccount}`,
    `ПлательщикИНН=${inn}`,
    `ПолучательСчет=${account}`,
    `НазначениеПлатежа=${purpose}`,
    'КонецДокумента',
  ])
  const head = ['1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=Windows', 'СекцияРасчСчет']
  const lines = [
    ...head,
    `РасчСчет=${account}`,
    `ВсегоПоступило=${rubles(turnover)}`,
    'КонецРасчСчет',
    ...documents,
  ]
  return toWindows1251([...lines, 'КонецФайла', ''].join('\r\n'))
}

/** The same day as ISO 20022 writes it. */
export function camtFile(account: string, payments: readonly WrittenPayment[]): Buffer {
  const turnover = payments.reduce((sum, { amount }) => sum + amount, 0)
  const entries = payments.map(
    ({ number, amount, purpose, inn, payerAccount }) => `<Ntry>
      <Amt Ccy="RUB">${rubles(amount)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
      <BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>REF-${number}</AcctSvcrRef>
      <NtryDtls><TxDtls><Refs><EndToEndId>${number}</EndToEndId></Refs>
        <RltdPties><Dbtr><Nm>Payer</Nm><Id><OrgId><Othr><Id>${inn}</Id></Othr></OrgId></Id></Dbtr>
          <DbtrAcct><Id><Othr><Id>${payerAccount}</Id></Othr></Id></DbtrAcct></RltdPties>
        <RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls></NtryDtls>
    </Ntry>`,
  )
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
      <Acct><Id><Othr><Id>${account}</Id></Othr></Id></Acct>
      <TxsSummry><TtlCdtNtries><Sum>${rubles(turnover)}</Sum></TtlCdtNtries></TxsSummry>
      ${entries.join('')}
    </Stmt></BkToCstmrStmt></Document>`)
}
