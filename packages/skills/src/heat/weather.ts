import { latinDigits } from '../reading/arabic.ts'
import { figures } from '../reading/figures.ts'
import { opening } from '../reading/opening.ts'
import { quantities } from '../reading/quantities.ts'

/** Temperature and humidity a text speaks of. */
export function weatherIn(request: string): { temperatureC?: number; humidity?: number } {
  const text = opening(request)
  const found = figures(text, {
    temperature: {
      kind: 'measure',
      units: ['C', 'F'],
      bareUnit: 'C',
      labels: [
        'temperature',
        'temp',
        'degrees',
        'degree',
        'heat',
        'حرارة',
        'درجة',
        'درجة الحرارة',
        'درجات',
      ],
    },
    humidity: {
      kind: 'percent',
      labels: ['humidity', 'humid', 'rh', 'relative humidity', 'رطوبة', 'الرطوبة'],
    },
  })
  const { temperature, humidity } = found
  return {
    ...(temperature && {
      temperatureC: temperature.unit === 'F' ? (temperature.value - 32) / 1.8 : temperature.value,
    }),
    ...(humidity && { humidity: humidity.value }),
    ...(!temperature && humidity && bareTemperature(text)),
  }
}

/** "42 and 60% humidity": beside a humidity the one bare number is the temperature. */
function bareTemperature(text: string): { temperatureC: number } | undefined {
  // In "42 and 60%" the percent sign is shared out to both.
  const bare = quantities(text).filter(
    ({ kind, start, end }) =>
      kind === 'number' ||
      (kind === 'percent' && /^\d+(?:\.\d+)?$/.test(latinDigits(text.slice(start, end)))),
  )
  const [only] = bare
  return bare.length === 1 && only && 'value' in only && only.value >= 15 && only.value <= 55
    ? { temperatureC: only.value }
    : undefined
}
