import { XMLBuilder } from 'fast-xml-parser'
import type { UpdRow } from '@flower-market/flower-domain'
import { countryOf } from './country-of-origin.ts'
import { documentDay, type DocumentParty } from '../../../platform/documents/tax-document.ts'
import { advancesText, documentAmount, updFileName, type UpdContent } from './upd-content.ts'
import { encodeXml } from './windows-1251.ts'

const documentName = 'Универсальный передаточный документ'
const fact =
  'Документ об отгрузке товаров (выполнении работ), передаче имущественных прав (документ об оказании услуг)'

function personOf(name: string) {
  const [surname = '', first = '', patronymic = ''] = name.replace(/^ИП\s+/u, '').split(/\s+/u)
  return fullName(surname, first || surname, patronymic)
}

function fullName(surname: string, name: string, patronymic: string) {
  return { '@Фамилия': surname, '@Имя': name, ...(patronymic !== '' && { '@Отчество': patronymic }) }
}

function partyOf({ name, inn, kpp, address }: DocumentParty) {
  const company = { СвЮЛУч: { '@НаимОрг': name, '@ИННЮЛ': inn, '@КПП': kpp } }
  const person = { СвИП: { '@ИННФЛ': inn, ФИО: personOf(name) } }
  return { ИдСв: inn.length === 12 ? person : company, Адрес: addressOf(address) }
}

function addressOf(text: string) {
  return { АдрИнф: { '@КодСтр': '643', '@НаимСтран': 'Россия', '@АдрТекст': text } }
}

function taxOf(tax: number, vatBp: number | null) {
  return vatBp === null ? { БезНДС: 'без НДС' } : { СумНал: documentAmount(tax) }
}

function rowOf(row: UpdRow, place: number, vatBp: number | null) {
  const country = countryOf(row.country)
  return {
    '@НомСтр': String(place + 1),
    '@НаимТов': row.name,
    '@ОКЕИ_Тов': row.kind === 'goods' ? '796' : '876',
    '@НаимЕдИзм': row.kind === 'goods' ? 'шт' : 'усл. ед',
    '@КолТов': String(row.quantity),
    '@ЦенаТов': documentAmount(row.unitNet),
    '@СтТовБезНДС': documentAmount(row.net),
    '@НалСт': vatBp === null ? 'без НДС' : `${vatBp / 100}%`,
    '@СтТовУчНал': documentAmount(row.gross),
    ...(country && { СвДТ: { '@КодПроисх': country.code } }),
    ДопСведТов: {
      '@ПрТовРаб': row.kind === 'goods' ? '1' : '3',
      ...(country && { '@КрНаимСтрПр': country.name }),
      ...(row.code !== '' && { '@КодТов': row.code }),
    },
    Акциз: { БезАкциз: 'без акциза' },
    СумНал: taxOf(row.tax, vatBp),
  }
}

function documentOf(content: UpdContent) {
  const { number, date, vatBp, seller, signatory, buyer, table, payments, order } = content
  const day = documentDay(date)
  const isInvoice = vatBp !== null
  const advances = advancesText(content)
  return {
    '@КНД': '1115131',
    '@Функция': isInvoice ? 'СЧФДОП' : 'ДОП',
    '@ПоФактХЖ': fact,
    '@НаимДокОпр': documentName,
    '@ДатаИнфПр': day,
    '@ВремИнфПр': '12.00.00',
    '@НаимЭконСубСост': `${seller.name}, ${seller.kpp === '' ? `ИНН ${seller.inn}` : `ИНН/КПП ${seller.inn}/${seller.kpp}`}`,
    СвСчФакт: {
      '@НомерДок': String(number),
      '@ДатаДок': day,
      СвПрод: partyOf(seller),
      ГрузОт: { ОнЖе: 'он же' },
      ГрузПолуч: { ...partyOf(buyer), Адрес: addressOf(content.consigneeAddress) },
      ...(payments.length > 0 && {
        СвПРД: payments.map((payment) => ({
          '@НомерПРД': String(payment.number),
          '@ДатаПРД': documentDay(payment.date),
        })),
      }),
      ДокПодтвОтгрНом: {
        '@РеквНаимДок': documentName,
        '@РеквНомерДок': String(number),
        '@РеквДатаДок': day,
      },
      СвПокуп: partyOf(buyer),
      ДенИзм: { '@КодОКВ': '643', '@НаимОКВ': 'Российский рубль' },
      ...(isInvoice && { ДопСвФХЖ1: { '@СпОбстФСЧФДОП': '00000' } }),
      // Version 5.03 is older than line 5б and has no element for it; what has none is told in the field for text.
      ...(advances !== null && {
        ИнфПолФХЖ1: {
          ТекстИнф: {
            '@Идентиф': 'Авансовый счет-фактура (5б)',
            '@Значен': advances.replaceAll('\u00A0', ' '),
          },
        },
      }),
    },
    ТаблСчФакт: {
      СведТов: table.rows.map((row, place) => rowOf(row, place, vatBp)),
      ВсегоОпл: {
        '@СтТовБезНДСВсего': documentAmount(table.net),
        '@СтТовУчНалВсего': documentAmount(table.gross),
        СумНалВсего: taxOf(table.tax, vatBp),
      },
    },
    СвПродПер: {
      СвПер: {
        '@СодОпер': 'Товары переданы',
        '@ДатаПер': day,
        ОснПер: {
          '@РеквНаимДок': 'Заказ',
          '@РеквНомерДок': String(order.number),
          '@РеквДатаДок': documentDay(order.date),
        },
      },
    },
    Подписант: {
      '@Должн': signatory.position,
      '@СпосПодтПолном': '1',
      ФИО: fullName(signatory.surname, signatory.name, signatory.patronymic),
    },
  }
}

/** A universal transfer document in the format 5.03 (КНД 1115131), as electronic exchange takes it: windows-1251. */
export function writeUpdXml(content: UpdContent): Buffer {
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    format: true,
    suppressEmptyNode: true,
  })
  const tree = {
    Файл: {
      '@ИдФайл': updFileName(content),
      '@ВерсФорм': '5.03',
      '@ВерсПрог': 'FlowerMarket 1.0',
      Документ: documentOf(content),
    },
  }
  return encodeXml(`<?xml version="1.0" encoding="windows-1251"?>\n${builder.build(tree)}`)
}
