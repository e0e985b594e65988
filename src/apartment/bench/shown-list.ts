/** The large list as a page of its own shows it: twelve columns, one of which is hidden at first. */
export { default as shown } from '../../generated/console/resources/devices.ts'

export const EXTRA = 'firmware'
