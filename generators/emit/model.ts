/** The whole model as JSON, which the server reads. */
import { files, GENERATED, type Emit } from '../output.ts'
import { lines } from '../writing.ts'

export const emitModel: Emit = (model) => files([[`${GENERATED}/model.json`, `${lines(model, 2)}\n`]])
