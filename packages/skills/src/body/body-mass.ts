/** Kilograms per square metre. */
export const bodyMassIndex = (weightKg: number, heightCm: number): number =>
  weightKg / (heightCm / 100) ** 2

export const weightAtBodyMassIndex = (index: number, heightCm: number): number =>
  index * (heightCm / 100) ** 2
