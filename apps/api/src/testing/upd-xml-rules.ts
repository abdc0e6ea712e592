import { XMLParser } from 'fast-xml-parser'

/** An element as it stands in the file. */
interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  readonly text: string
}

/** What an element may hold; its children stand in the order of the list. */
interface Rule {
  readonly attributes?: readonly string[]
  readonly optional?: readonly string[]
  readonly children?: readonly Child[]
  /** Exactly one of the children is there. */
  readonly isChoice?: boolean
  readonly hasText?: boolean
}
type Child = readonly [name: string, count: '1' | '?' | '+' | '*', rule: Rule]

const fullName: Rule = { attributes: ['Фамилия', 'Имя'], optional: ['Отчество'] }
const partyId: Rule = {
  isChoice: true,
  children: [
    ['СвЮЛУч', '1', { attributes: ['НаимОрг', 'ИННЮЛ', 'КПП'] }],
    ['СвИП', '1', { attributes: ['ИННФЛ'], children: [['ФИО', '1', fullName]] }],
  ],
}
// Addresses are mandatory in an invoice.
const address: Rule = {
  children: [['АдрИнф', '1', { attributes: ['КодСтр', 'НаимСтран', 'АдрТекст'] }]],
}
const party: Rule = {
  children: [
    ['ИдСв', '1', partyId],
    ['Адрес', '1', address],
  ],
}
const tax: Rule = {
  isChoice: true,
  children: [
    ['СумНал', '1', { hasText: true }],
    ['БезНДС', '1', { hasText: true }],
  ],
}
const basis: Rule = { attributes: ['РеквНаимДок', 'РеквНомерДок', 'РеквДатаДок'] }

const head: Rule = {
  attributes: ['НомерДок', 'ДатаДок'],
  children: [
    ['СвПрод', '1', party],
    ['ГрузОт', '1', { children: [['ОнЖе', '1', { hasText: true }]] }],
    ['ГрузПолуч', '1', party],
    ['СвПРД', '*', { attributes: ['НомерПРД', 'ДатаПРД'], optional: ['СуммаПРД'] }],
    ['ДокПодтвОтгрНом', '1', basis],
    ['СвПокуп', '1', party],
    ['ДенИзм', '1', { attributes: ['КодОКВ', 'НаимОКВ'] }],
    ['ДопСвФХЖ1', '?', { attributes: ['СпОбстФСЧФДОП'] }],
    ['ИнфПолФХЖ1', '?', { children: [['ТекстИнф', '+', { attributes: ['Идентиф', 'Значен'] }]] }],
  ],
}
const row: Rule = {
  // A code of ОКЕИ requires the name of the unit and the quantity.
  attributes: [
    'НомСтр',
    'НаимТов',
    'ОКЕИ_Тов',
    'НаимЕдИзм',
    'КолТов',
    'ЦенаТов',
    'СтТовБезНДС',
    'НалСт',
    'СтТовУчНал',
  ],
  children: [
    ['СвДТ', '?', { attributes: ['КодПроисх'], optional: ['НомерДТ'] }],
    ['ДопСведТов', '1', { attributes: ['ПрТовРаб'], optional: ['КрНаимСтрПр', 'КодТов'] }],
    ['Акциз', '1', { children: [['БезАкциз', '1', { hasText: true }]] }],
    ['СумНал', '1', tax],
  ],
}
const table: Rule = {
  children: [
    ['СведТов', '+', row],
    [
      'ВсегоОпл',
      '1',
      {
        attributes: ['СтТовБезНДСВсего', 'СтТовУчНалВсего'],
        children: [['СумНалВсего', '1', tax]],
      },
    ],
  ],
}
const documentRule: Rule = {
  attributes: ['КНД', 'Функция', 'ПоФактХЖ', 'НаимДокОпр', 'ДатаИнфПр', 'ВремИнфПр', 'НаимЭконСубСост'],
  children: [
    ['СвСчФакт', '1', head],
    ['ТаблСчФакт', '1', table],
    [
      'СвПродПер',
      '1',
      {
        children: [
          ['СвПер', '1', { attributes: ['СодОпер', 'ДатаПер'], children: [['ОснПер', '1', basis]] }],
        ],
      },
    ],
    ['Подписант', '1', { attributes: ['Должн', 'СпосПодтПолном'], children: [['ФИО', '1', fullName]] }],
  ],
}
const file: Rule = {
  attributes: ['ИдФайл', 'ВерсФорм', 'ВерсПрог'],
  children: [['Документ', '1', documentRule]],
}

type Parsed = Readonly<Record<string, unknown>>

function elementOf(node: Parsed): Element {
  const name = Object.keys(node).find((key) => key !== ':@') ?? ''
  const inside = (node[name] ?? []) as readonly Parsed[]
  return {
    name,
    attributes: (node[':@'] ?? {}) as Record<string, string>,
    children: inside.filter((child) => !('#text' in child)).map((child) => elementOf(child)),
    text: inside.map((child) => String(child['#text'] ?? '')).join(''),
  }
}

/** The root element of an XML file in windows-1251. */
export function readXmlTree(xml: Uint8Array): Element {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    ignoreDeclaration: true,
    attributeNamePrefix: '',
    parseAttributeValue: false,
    parseTagValue: false,
    htmlEntities: true,
  })
  const [root] = parser.parse(new TextDecoder('windows-1251').decode(xml)) as readonly Parsed[]
  return elementOf(root ?? {})
}

function countProblems({ name, children }: Element, rule: Rule): string[] {
  const expected = rule.children ?? []
  const places = children.map((child) => expected.findIndex(([known]) => known === child.name))
  const problems = children
    .filter((_, at) => places[at] === -1)
    .map((child) => `${name}: no ${child.name} here`)
  if (places.some((place, at) => place < (places[at - 1] ?? 0))) problems.push(`${name}: another order`)
  if (rule.isChoice) return children.length === 1 ? problems : [...problems, `${name}: not one of its kinds`]
  for (const [child, count] of expected) {
    const found = children.filter((one) => one.name === child).length
    const isMissing = found === 0 && (count === '1' || count === '+')
    const isRepeated = found > 1 && (count === '1' || count === '?')
    if (isMissing || isRepeated) problems.push(`${name}: ${found} of ${child}`)
  }
  return problems
}

/** What contradicts the format 5.03 of a universal transfer document: elements, their order, and attributes. */
export function updXmlProblems(element: Element, rule: Rule = file): string[] {
  const { name, attributes, text } = element
  const allowed = new Set([...(rule.attributes ?? []), ...(rule.optional ?? [])])
  return [
    ...(rule.attributes ?? [])
      .filter((key) => (attributes[key] ?? '') === '')
      .map((key) => `${name}: ${key} is empty`),
    ...Object.keys(attributes)
      .filter((key) => !allowed.has(key) || attributes[key] === '')
      .map((key) => `${name}: ${key} is unknown or empty`),
    ...(rule.hasText === (text.trim() !== '') || (rule.hasText === undefined && text.trim() === '')
      ? []
      : [`${name}: text`]),
    ...countProblems(element, rule),
    ...element.children.flatMap((child) => {
      const known = rule.children?.find(([one]) => one === child.name)
      return known === undefined ? [] : updXmlProblems(child, known[2])
    }),
  ]
}
