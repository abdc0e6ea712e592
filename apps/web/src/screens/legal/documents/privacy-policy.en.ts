import type { WriteDocument } from './legal-document.ts'

/** The policy of processing personal data. */
export const privacyPolicy: WriteDocument = ({ shop, group, address, email }) => ({
  title: 'Privacy policy',
  lead: `Which data ${shop} collects, what for, and by what right.`,
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
          'Email, name, surname, company: to open an account and to make the contract.',
          'Phone: to confirm who you are, to sign in by code and to arrange delivery.',
          'Country, city, address, postal code, taxpayer number, website: to deliver orders and to make documents.',
          'Profile picture: if you like; place and time of the photo are removed from it.',
          'Orders, payments, balances: to fulfil the contract and to keep accounts.',
          'Network address, description of the browser, times of signing in: to protect the account.',
        ],
        'Special categories of data and biometrics are not collected.',
      ],
    },
    {
      id: 'basis',
      title: 'Legal grounds',
      paragraphs: [
        'Fulfilment of the contract with you, duties by law (accounting, taxes) and your consent. The consent is a document of its own and may be withdrawn without losing rights under the contract.',
      ],
    },
    {
      id: 'recipients',
      title: 'Who receives them',
      paragraphs: [
        'The carrier: name, phone and delivery address; the plantation: what is ordered, without your contacts; the bank and the acquirer: what a payment needs; providers of mail, SMS and calls: the address or number and the text.',
        'Plantations are also outside Russia: they receive no data by which a person could be recognised.',
      ],
    },
    {
      id: 'term',
      title: 'How long they are kept',
      paragraphs: [
        'Account data while the account is open and three years after; documents and movements of money five years by law; an unconfirmed registration up to 30 days; records of signing in one year.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and browser storage',
      paragraphs: [
        'Only necessary ones are set: the session, protection of forms, the language. The browser’s storage holds the cart and the chosen theme. There are no advertising and no foreign counters.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may ask which data we have, correct them in your profile, demand erasure or restriction, withdraw consent and complain to Roskomnadzor. We answer within ten working days.',
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
})
