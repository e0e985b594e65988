// Generated from schemas by `npm run generate`; edit the source instead.
import type { MenuResource } from '../../model/console-entity.ts'
import type { App, Screen } from '../../model/model.ts'

export const groups: App['menu'] = [
  {"key":"home","label":{"zh":"首页","en":"Home"},"icon":"dashboard","order":10},
  {"key":"house","label":{"zh":"房源","en":"Houses"},"icon":"building","order":20},
  {"key":"renter","label":{"zh":"租客","en":"Tenants"},"icon":"people","order":30},
  {"key":"ticket","label":{"zh":"工单","en":"Tickets"},"icon":"wrench","order":40},
  {"key":"org","label":{"zh":"组织","en":"Organisation"},"icon":"store","order":50},
  {"key":"message","label":{"zh":"消息","en":"Messages"},"icon":"mail","order":60},
  {"key":"more","label":{"zh":"更多","en":"More"},"icon":"more","order":1000}
]

export const resources: readonly MenuResource[] = [
  {"name":"device","plural":"devices","label":{"zh":"设备管理","en":"Devices"},"icon":"device","group":"house","order":40,"path":"/house/device-list","read":"device_base","create":"device_base"},
  {"name":"home","plural":"homes","label":{"zh":"房源管理","en":"Homes"},"icon":"home","group":"house","order":20,"path":"/house/home-list","read":"homes_view","create":"homes_view"},
  {"name":"lease","plural":"leases","label":{"zh":"租约管理","en":"Leases"},"icon":"contract","group":"renter","order":20,"path":"/renter/lease-list","read":"lease_base","create":"lease_base"},
  {"name":"message","plural":"messages","label":{"zh":"消息中心","en":"Messages"},"icon":"mail","group":"message","order":10,"path":"/message","read":"every","create":"org_base"},
  {"name":"role","plural":"roles","label":{"zh":"角色管理","en":"Roles"},"icon":"shield","group":"org","order":30,"path":"/roles","read":"org_base","create":"org_base"},
  {"name":"room","plural":"rooms","label":{"zh":"房间管理","en":"Rooms"},"icon":"door","group":"house","order":30,"path":"/house/room-list","read":"homes_view","create":"homes_view"},
  {"name":"staff","plural":"staff","label":{"zh":"员工管理","en":"Staff"},"icon":"badge","group":"org","order":20,"path":"/staff","read":"org_base","create":"org_base"},
  {"name":"store","plural":"stores","label":{"zh":"门店管理","en":"Stores"},"icon":"store","group":"org","order":10,"path":"/stores/index","read":"org_base","create":"org_base"},
  {"name":"tenant","plural":"tenants","label":{"zh":"租客管理","en":"Tenants"},"icon":"people","group":"renter","order":10,"path":"/renter/index","read":"lease_base","create":"lease_base"},
  {"name":"ticket","plural":"tickets","label":{"zh":"工单列表","en":"Tickets"},"icon":"wrench","group":"ticket","order":10,"path":"/ticket/list","read":"ticket_base","create":"ticket_base"}
]

export const screens: readonly Screen[] = [
  {"name":"forbidden","label":{"zh":"抱歉，您没有访问权限","en":"No access"},"source":"spec","path":"/403","permission":null,"view":"forbidden","menu":null},
  {"name":"home","label":{"zh":"首页","en":"Home"},"source":"spec","path":"/home","permission":"every","view":"home","menu":{"label":{"zh":"首页","en":"Home"},"group":"home","order":10,"icon":"dashboard","path":"/home"}},
  {"name":"login","label":{"zh":"登录","en":"Log in"},"source":"spec","path":"/login","permission":null,"view":"login","menu":null},
  {"name":"not_found","label":{"zh":"页面不存在","en":"Page not found"},"source":"spec","path":"/404","permission":null,"view":"not-found","menu":null},
  {"name":"server_error","label":{"zh":"服务器出错了","en":"Something went wrong"},"source":"spec","path":"/500","permission":null,"view":"server-error","menu":null}
]
