/** Kilograms per square metre. */
export const bodyMassIndex = (weightKg: number, heightCm: number): number =>
  (weightKg * 10_000) / heightCm ** 2

export const weightAtBodyMassIndex = (index: number, heightCm: number): number =>
  index * (heightCm / 100) ** 2

export const heightAtBodyMassIndex = (index: number, weightKg: number): number =>
  Math.sqrt(weightKg / index) * 100
