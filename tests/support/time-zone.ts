/** Days and clocks of the tests are the first product's, unless one says another zone. */
import { time_zone } from '../../src/generated/constants.ts'
import { setTimeZone } from '../../src/values/calendar.ts'

setTimeZone(time_zone)
