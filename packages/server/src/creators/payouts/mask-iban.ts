/** `AE07 •••• 3456`: enough to recognise one's own. */
export const maskIban = (iban: string): string => `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
