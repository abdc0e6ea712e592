/** A paragraph, or the points of a list. */
export type LegalParagraph = string | readonly string[]

/** A numbered section; `id` is its anchor and the same in both languages. */
export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly LegalParagraph[]
}

/** A legal text in one language. */
export interface LegalDocument {
  readonly title: string
  /** What it is about, in one sentence. */
  readonly lead: string
  readonly sections: readonly LegalSection[]
}

/** Who offers, collects and answers: the operator's settings stand in the texts. */
export interface LegalParty {
  readonly shop: string
  readonly group: string
  readonly address: string
  readonly email: string
  readonly phone: string
  /** The numbers by which the company is found in the registers. */
  readonly registration: string
}

/** A text with the operator's name in it. */
export type WriteDocument = (operator: LegalParty) => LegalDocument
