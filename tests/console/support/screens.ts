/**
 * The screens, read before the tests begin: what is loaded late in the console would count as waiting on a busy
 * machine.
 */
import { configure } from '@testing-library/react'
import { vi } from 'vitest'
import './layout.ts'
import '../../../src/generated/console/forms/homes.ts'
import '../../../src/generated/console/resources/homes.ts'
import '../../../src/console/screens/DetailScreen.tsx'
import '../../../src/console/screens/FormScreen.tsx'
import '../../../src/console/screens/ListScreen.tsx'
import '../../../src/console/screens/list/FilterBar.tsx'
import '../../../src/console/screens/record/DeleteDialog.tsx'
import '../../../src/console/actions/TransitionDialog.tsx'
import '../../../src/console/screens/form/ConflictDialog.tsx'
import '../../../src/console/kit/grid/ColumnChooser.tsx'
import '../../../src/console/kit/grid/ColumnMenu.tsx'

// A list has hundreds of elements; asking the style of each for every query takes seconds in jsdom.
configure({ defaultHidden: true, asyncUtilTimeout: 30_000 })
vi.setConfig({ testTimeout: 90_000 })
