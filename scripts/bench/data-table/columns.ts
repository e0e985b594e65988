/** The twelve columns that both lists show: those of the device list, and one that is hidden at first. */
import device from '../../../src/generated/console/resources/devices.ts'

export const EXTRA = 'firmware'
export const COLUMNS: readonly string[] = [...device.list.columns, EXTRA]
