import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Figure, featuresOf } from '../../skills/src/understanding/figure-features.ts'
import { readFigures } from '../../skills/src/understanding/read-message.ts'

/** The day on which they were written. */
const WRITTEN = '2026-11-30'
const FOLDER = resolve(import.meta.dirname, '../../skills/wordings/roles')
export const figureWeightsFile = resolve(
  import.meta.dirname,
  '../../skills/src/understanding/figure-weights.ts',
)

type Role = 'counts' | 'again' | 'former' | 'other' | 'left_out' | 'claim' | 'label'

/** A message whose figures somebody marked: packages/skills/wordings/README.md. */
interface Marked {
  message: string
  figures: readonly { text: string; role: Role }[]
}

interface Example {
  features: readonly string[]
  /** 1: it is none to compute with. */
  none: 0 | 1
}

export const markedFiles = (): string[] => globSync('*.jsonl', { cwd: FOLDER }).sort()

/** The figures of a file of marked messages that the skills see as figures, with what stands around them. */
export function examplesOf(file: string): Example[] {
  const lines = readFileSync(resolve(FOLDER, file), 'utf8').trim().split('\n')
  return lines.flatMap((line) => examplesIn(JSON.parse(line) as Marked))
}

function examplesIn({ message, figures }: Marked): Example[] {
  let end = 0
  const marked = figures.map(({ text, role }) => {
    const start = message.indexOf(text, end)
    end = start + text.length
    return { start, end, role }
  })
  const { text, figures: read } = readFigures(message, WRITTEN)
  return read.flatMap((figure: Figure, at) => {
    const hit = marked.find((one) => one.start < figure.end && figure.start < one.end)
    const none = hit && hit.role !== 'counts' && hit.role !== 'again' ? 1 : 0
    return hit ? [{ features: featuresOf(text, read, at), none }] : []
  })
}

const LEAST_SEEN = 3
const EPOCHS = 12
const DECAY = 1e-3
const RATE = 0.1
const BIAS_RATE = 0.02

export interface Model {
  bias: number
  weights: ReadonlyMap<string, number>
}

/** A logistic regression by AdaGrad, always the same for the same examples. */
export function learn(examples: readonly Example[]): Model {
  const seen = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const weights = new Map<string, number>()
  const slopes = new Map<string, number>()
  let bias = 0
  let seed = 7
  for (let step = 0; step < examples.length * EPOCHS; step++) {
    seed = (seed * 1_103_515_245 + 12_345) % 0x80000000
    const { features, none } = examples[seed % examples.length] as Example
    const known = features.filter((feature) => (seen.get(feature) ?? 0) >= LEAST_SEEN)
    const sum = known.reduce((total, feature) => total + (weights.get(feature) ?? 0), bias)
    const error = 1 / (1 + Math.exp(-sum)) - none
    bias -= BIAS_RATE * error
    for (const feature of known) {
      const weight = weights.get(feature) ?? 0
      const slope = error + DECAY * weight
      const total = (slopes.get(feature) ?? DECAY) + slope * slope
      slopes.set(feature, total)
      weights.set(feature, weight - (RATE * slope) / Math.sqrt(total))
    }
  }
  return { bias, weights }
}

const SCALE = 20
/** Less is left out. */
const LEAST_WEIGHT = 2

/** The module that holds what was learnt from all marked messages. */
export function writeFigureWeights(): string {
  const { bias, weights } = learn(markedFiles().flatMap(examplesOf))
  const byWeight = new Map<number, string[]>()
  for (const [feature, weight] of weights) {
    const whole = Math.round(weight * SCALE)
    if (Math.abs(whole) >= LEAST_WEIGHT)
      byWeight.set(whole, [...(byWeight.get(whole) ?? []), feature])
  }
  const lines = [...byWeight]
    .toSorted(([one], [other]) => one - other)
    .map(
      ([weight, features]) => `  '${weight}':\n    ${JSON.stringify(features.sort().join(' '))},`,
    )
  return [
    '// Written by `npm run figure-weights`: packages/skills/wordings/README.md.',
    '',
    '/** What weights are multiplied by. */',
    `export const SCALE = ${SCALE}`,
    `export const bias = ${bias.toFixed(3)}`,
    '/** By weight, what around a figure tells that it is none to compute with, or that it is one. */',
    'export const figureWeights: Readonly<Record<string, string>> = {',
    ...lines,
    '}',
    '',
  ].join('\n')
}
