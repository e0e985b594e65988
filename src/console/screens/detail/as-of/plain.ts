/** A value as its kind draws it. Behind a mask it stays: what would be revealed is the value of now. */
import type { ReactNode } from 'react'
import type { CellRecord } from '../../../../kinds/cell.ts'
import { show } from '../../../../kinds/show.tsx'
import type { Field } from '../../../../model/model.ts'
import type { EntityView } from '../../entity-view.ts'

export const plain = (view: EntityView, record: CellRecord, field: Field): ReactNode =>
  show({
    value: record[field.name],
    record,
    field: { ...field, mask: null },
    name: field.name,
    context: view.inDetail,
  })
