import type { LegalDocument, LegalParty } from './legal-document.ts'

/** The offer of the platform itself. */
export function offer({ shop, group, address, email, phone, registration }: LegalParty): LegalDocument {
  return {
    title: 'Public offer',
    lead: `The terms on which ${group} provides the ${shop} platform to florists and companies.`,
    sections: [
      {
        id: 'terms',
        title: 'About this document',
        paragraphs: [
          `This is a public offer of ${group} (the Operator) to use the ${shop} platform (the Platform): its catalog of cut flowers, cart, orders, balances and documents.`,
          'The Platform is for entrepreneurs and companies. By registering you confirm that you buy flowers for your business and not for personal needs.',
          'The supply of the flowers themselves is described by a separate supply offer; the processing of personal data by the policy and a separate consent.',
        ],
      },
      {
        id: 'acceptance',
        title: 'How the contract is made',
        paragraphs: [
          'The contract is made when you have accepted the offer at registration and confirmed your email by the link in our email. We keep the time, the network address and the version of the text that you agreed to.',
          'The contract has no end date. You may end it on any day by closing your account once no order is open and no balance is left; we return a remaining balance at your request.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        paragraphs: [
          'The data in your profile must be accurate: documents are made from it. Your identity and phone are confirmed by a review, which usually takes about 24 hours.',
          'You are responsible for what is done under your account. If someone else learns your password, change it and end unknown sessions in the settings, then tell us.',
        ],
      },
      {
        id: 'prices',
        title: 'Prices and stock',
        paragraphs: [
          'Prices are in rubles per stem unless stated otherwise. Stock and prices change during the day; before you order, the cart is checked again, and you see what has changed before you pay.',
          'An order is created as a whole or not at all: if even one item falls short, no money is taken.',
        ],
      },
      {
        id: 'payments',
        title: 'Balances and payments',
        paragraphs: [
          'You may hold balances in rubles, dollars and euros. Orders are paid from the ruble balance or in cash on receipt.',
          `For questions about balances and payments, write to ${email} or call ${phone}.`,
        ],
      },
      {
        id: 'liability',
        title: 'Liability',
        paragraphs: [
          'The Operator is responsible for showing stock and prices as they came from the suppliers, and for not losing an accepted order.',
          'The Operator is not responsible for interruptions of the connection on your side, nor for damage that it could not know of. Liability for one order is limited to its total.',
        ],
      },
      {
        id: 'disputes',
        title: 'Disputes and changes',
        paragraphs: [
          'Write to us first: we answer within ten working days. If we cannot agree, the commercial court at the Operator’s seat decides by the law of the Russian Federation.',
          'We announce changes to this offer by email at least ten days ahead. Orders made before are fulfilled under the earlier text.',
        ],
      },
      {
        id: 'operator',
        title: 'The Operator',
        paragraphs: [`${group}, ${registration}. Address: ${address}. Email: ${email}. Phone: ${phone}.`],
      },
    ],
  }
}
