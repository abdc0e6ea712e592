import type { OperatorRequisites } from '@flower-market/flower-domain'
import { contentWidth, pdfColors, type Pdf } from '../../platform/documents/pdf/pdf-document.ts'
import { writeAt } from '../../platform/documents/pdf/pdf-text.ts'

const bankHeight = 38
const payeeHeight = 58
const codeWidth = 44
const accountWidth = 160
const inset = 5

/** The payee's requisites in the places of a payment order, where every Russian accountant looks for them. */
export function drawPayeeBox(pdf: Pdf, payee: OperatorRequisites): void {
  const { name, account, bankName, bik, correspondentAccount, inn, kpp } = payee
  const { left: x } = pdf.page.margins
  const top = pdf.y
  const width = contentWidth(pdf)
  const height = bankHeight + payeeHeight
  const codes = x + width - accountWidth - codeWidth
  const accounts = codes + codeWidth
  const lines = [
    [x, top + bankHeight, x + width, top + bankHeight],
    [codes, top, codes, top + height],
    [accounts, top, accounts, top + height],
    [codes, top + 16, x + width, top + 16],
    [x, top + bankHeight + 16, codes, top + bankHeight + 16],
    [x + (codes - x) / 2, top + bankHeight, x + (codes - x) / 2, top + bankHeight + 16],
  ] as const
  pdf.rect(x, top, width, height)
  for (const [fromX, fromY, toX, toY] of lines) pdf.moveTo(fromX, fromY).lineTo(toX, toY)
  pdf.lineWidth(0.5).strokeColor(pdfColors.ink).stroke()

  const half = (codes - x) / 2
  const bank = top + bankHeight
  const texts: readonly [text: string, atX: number, atY: number, wide: number, isLabel?: true][] = [
    [bankName, x, top, codes - x],
    ['Банк получателя', x, top + bankHeight - 14, codes - x, true],
    ['БИК', codes, top, codeWidth],
    [bik, accounts, top, accountWidth],
    ['Сч. №', codes, top + 16, codeWidth],
    [correspondentAccount, accounts, top + 16, accountWidth],
    [`ИНН ${inn}`, x, bank, half],
    [kpp && `КПП ${kpp}`, x + half, bank, half],
    ['Сч. №', codes, bank, codeWidth],
    [account, accounts, bank, accountWidth],
    [name, x, bank + 16, codes - x],
    ['Получатель', x, top + height - 14, codes - x, true],
  ]
  for (const [text, atX, atY, wide, isLabel] of texts) {
    const style = isLabel ? { size: 7.5, color: pdfColors.muted } : { size: 9 }
    writeAt(pdf, text, { ...style, x: atX + inset, y: atY + 3, width: wide - 2 * inset })
  }
  pdf.y = top + height + 20
}
