import type { LegalDocument, LegalParty } from './legal-document.ts'

/** The policy of processing personal data. */
export function privacyPolicy({ shop, group, address, email }: LegalParty): LegalDocument {
  return {
    title: 'Privacy policy',
    lead: `Which data ${shop} collects, why, and on what legal grounds.`,
    sections: [
      {
        id: 'controller',
        title: 'Who processes the data',
        paragraphs: [
          `The controller of personal data is ${group}, ${address}. Questions and requests about data: ${email}.`,
          'This policy follows the Federal Law 152-FZ “On personal data”. Databases with data of Russian citizens are kept in Russia.',
        ],
      },
      {
        id: 'data',
        title: 'Which data, and what for',
        paragraphs: [
          [
            'Email, first name, last name, company: to open an account and to make the contract.',
            'Phone: to confirm who you are, to sign in by code and to arrange delivery.',
            'Country, city, address, postal code, tax ID, website: to deliver orders and to make documents.',
            'Profile photo: if you wish; the place and time of shooting are removed from it.',
            'Orders, payments, balances: to fulfill the contract and to keep accounts.',
            'Network address, description of the browser, times of signing in: to protect the account.',
          ],
          'Special categories of data and biometrics are not collected.',
        ],
      },
      {
        id: 'basis',
        title: 'Legal grounds',
        paragraphs: [
          'Fulfillment of the contract with you, duties by law (accounting, taxes) and your consent. The consent is a separate document and may be withdrawn without losing rights under the contract.',
        ],
      },
      {
        id: 'recipients',
        title: 'Who receives the data',
        paragraphs: [
          'The carrier: name, phone and delivery address; the plantation: what is ordered, without your contacts; the bank and the acquirer: what a payment needs; providers of email, text messages and calls: the address or number and the text.',
          'Plantations are also outside Russia: they receive no data by which a person could be identified.',
        ],
      },
      {
        id: 'term',
        title: 'How long the data is kept',
        paragraphs: [
          'Account data while the account is open and three years after; documents and movements of money five years by law; an unconfirmed registration up to 30 days; records of signing in one year.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and browser storage',
        paragraphs: [
          'Only necessary ones are set: the session, protection of forms, the language. The browser’s storage holds the cart and the chosen theme. There are no advertising or third-party trackers.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: [
          'You may ask which data we have, correct it in your profile, demand erasure or restriction, withdraw consent and complain to Roskomnadzor. We answer within ten working days.',
        ],
      },
      {
        id: 'security',
        title: 'How we protect the data',
        paragraphs: [
          'Passwords are kept as strong hashes, codes and links work once, your sessions are shown to you and can be ended, the connection is encrypted. Logs hold no passwords, codes or contacts.',
        ],
      },
    ],
  }
}
