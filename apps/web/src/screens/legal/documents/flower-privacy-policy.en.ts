import type { LegalDocument, LegalParty } from './legal-document.ts'

/** The consent to the processing of personal data: a document of its own. */
export function flowerPrivacyPolicy({ shop, group, address, email }: LegalParty): LegalDocument {
  return {
    title: 'Consent to the processing of personal data',
    lead: `A separate consent for registering and ordering flowers on ${shop}.`,
    sections: [
      {
        id: 'consent',
        title: 'Consent',
        paragraphs: [
          `Freely, of my own will and in my own interest I give ${group} (${address}) my consent to process my personal data on the terms of this document. It is given by a separate checkbox at registration and is not tied to accepting the offer.`,
        ],
      },
      {
        id: 'data',
        title: 'Which data',
        paragraphs: [
          [
            'email, first name, last name, company;',
            'phone, country, city, address, postal code;',
            'tax ID, website, profile photo, if I have provided them;',
            'network address, description of the browser, times of actions on the platform.',
          ],
        ],
      },
      {
        id: 'purposes',
        title: 'Purposes',
        paragraphs: [
          [
            'to open and protect the account, to confirm email, phone and identity;',
            'to accept, assemble and deliver orders of flowers, to make documents;',
            'to answer questions and claims.',
          ],
          'News and offers need a separate consent; without it the platform works in full.',
        ],
      },
      {
        id: 'actions',
        title: 'What is done with the data',
        paragraphs: [
          'Collecting, recording, storing, correcting, using, passing on to carriers and communication providers as far as an order needs it, anonymizing, erasing; with and without automated means.',
        ],
      },
      {
        id: 'term',
        title: 'Term and withdrawal',
        paragraphs: [
          `The consent holds while the account is open and three years after. It may be withdrawn by an email to ${email}: we stop processing and erase the data within 30 days, except what the law obliges us to keep.`,
        ],
      },
    ],
  }
}
