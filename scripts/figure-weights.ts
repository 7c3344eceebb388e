import { writeFileSync } from 'node:fs'
import {
  figureWeightsFile,
  writeFigureWeights,
} from '../packages/server/testing/figure-weights-file.ts'

// npm run figure-weights      learns anew which figures of a message are none to compute with, after messages were marked or figures are read otherwise

const written = writeFigureWeights()
writeFileSync(figureWeightsFile, written)
console.log(`${figureWeightsFile}: ${Math.round(Buffer.byteLength(written) / 1000)} kB`)
