/** How a payment was made. Of a card, only the last four digits and the network are stored. */
export type Instrument =
  | { method: "upi"; vpa: string; reference: string }
  | {
      method: "card";
      cardId: string;
      last4: string;
      network: string;
      international: boolean;
      reference: string;
    }
  | { method: "netbanking"; bank: string; reference: string }
  | { method: "wallet"; wallet: string; reference: string };

/** The fields of a payment entity that depend on how it was paid. */
export function instrumentFields(instrument: Instrument) {
  const none = { card_id: null, bank: null, wallet: null, vpa: null, international: false };
  switch (instrument.method) {
    case "upi":
      return {
        ...none,
        vpa: instrument.vpa,
        acquirer_data: { rrn: instrument.reference, upi_transaction_id: null },
        upi: { vpa: instrument.vpa },
      };
    case "card":
      return {
        ...none,
        card_id: instrument.cardId,
        international: instrument.international,
        card: cardEntity(instrument),
        acquirer_data: { auth_code: instrument.reference },
      };
    case "netbanking":
      return {
        ...none,
        bank: instrument.bank,
        acquirer_data: { bank_transaction_id: instrument.reference },
      };
    case "wallet":
      return {
        ...none,
        wallet: instrument.wallet,
        acquirer_data: { transaction_id: instrument.reference },
      };
  }
}

function cardEntity(card: Extract<Instrument, { method: "card" }>) {
  return {
    id: card.cardId,
    entity: "card",
    name: "",
    last4: card.last4,
    network: card.network,
    type: "credit",
    issuer: null,
    international: card.international,
    emi: false,
    sub_type: "consumer",
  };
}
