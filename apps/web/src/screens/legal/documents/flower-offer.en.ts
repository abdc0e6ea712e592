import type { LegalDocument, LegalParty } from './legal-document.ts'

/** The offer of supplying flowers. */
export function flowerOffer({ shop, group, address, email, phone, registration }: LegalParty): LegalDocument {
  return {
    title: 'Flower supply offer',
    lead: `How ${group} supplies cut flowers for orders made on ${shop}.`,
    sections: [
      {
        id: 'subject',
        title: 'Subject',
        paragraphs: [
          `${group} (the Supplier) hands over cut flowers, foliage and tinted flowers for orders made on the platform, and you accept and pay for them.`,
          'The order states the name, plantation, stem length, quantity and price. Photos and drawings show the variety and are not a sample.',
        ],
      },
      {
        id: 'kinds',
        title: 'Three kinds of orders',
        paragraphs: [
          [
            'From stock: the flowers are at the warehouse, the quantity is reserved at once.',
            'To order: the flowers are ordered from a plantation for a delivery day; the order may be changed until the stated cut-off time.',
            'Directly with a plantation: the plantation answers for each item how much it supplies and at what price; an item is agreed once you have accepted the answer.',
          ],
        ],
      },
      {
        id: 'packs',
        title: 'Quantity and packing',
        paragraphs: [
          'Quantities are counted in stems, in whole bunches, or in whole boxes where a plantation sells boxes only.',
          'Where less is agreed than was requested and paid, the difference is credited to your balance for each item, with the reason.',
        ],
      },
      {
        id: 'delivery',
        title: 'Delivery and pickup',
        paragraphs: [
          'Delivery around the city is free for orders of 10,000 ₽ and more; for smaller ones its cost is shown before you confirm. Pickup is free during the hours of the warehouse.',
          'The risk passes to you when the flowers are handed over. Before you accept them, check the number of boxes and that they are intact.',
        ],
      },
      {
        id: 'quality',
        title: 'Quality and claims',
        paragraphs: [
          'Report shortages, wrong varieties and damage within 24 hours of receipt, with photos of the box label and of all damaged stems.',
          'An accepted claim is credited to your balance. Freight is not refunded where only a part of the delivery is damaged.',
        ],
      },
      {
        id: 'cancellation',
        title: 'Cancellation',
        paragraphs: [
          `To withdraw from an order before it is shipped, write to ${email} or call ${phone}. For stock the money is returned in full; for an order that the plantation has already cut, less its confirmed costs.`,
          'Cut flowers of proper quality are not taken back after acceptance.',
        ],
      },
      {
        id: 'force',
        title: 'Force majeure',
        paragraphs: [
          'Weather, canceled flights, quarantine and customs bans may change the delivery day. We tell you at once, and you may withdraw from the order with a full refund.',
        ],
      },
      {
        id: 'supplier',
        title: 'The Supplier',
        paragraphs: [`${group}, ${registration}. Address: ${address}. Email: ${email}. Phone: ${phone}.`],
      },
    ],
  }
}
