/** react-admin's texts in Chinese. Keys follow `ra-language-english`; a test compares them. */
import type { TranslationMessages } from 'ra-core'

export const raZh: TranslationMessages = {
  ra: {
    action: {
      add_filter: '添加筛选', add: '添加', back: '返回', bulk_actions: '已选 %{smart_count} 项', cancel: '取消', clear_array_input: '清空列表',
      clear_input_value: '清空', clone: '复制', confirm: '确定', create: '新增', create_item: '新增%{item}', delete: '删除', edit: '编辑', export: '导出',
      list: '列表', refresh: '刷新', remove_filter: '移除该筛选', remove_all_filters: '清除全部筛选', remove: '移除', reset: '重置', save: '保存', search: '查询',
      search_columns: '查找列', select_all: '全选', select_all_button: '全选', select_row: '选择该行', show: '详情', sort: '排序', undo: '撤销', unselect: '取消选择',
      expand: '展开', close: '关闭', open_menu: '打开菜单', close_menu: '收起菜单', update: '更新', move_up: '上移', move_down: '下移', open: '打开',
      toggle_theme: '切换深浅色', select_columns: '列设置', update_application: '刷新页面',
    },
    boolean: { true: '是', false: '否', null: ' ' },
    page: {
      create: '新增%{name}', dashboard: '首页', edit: '%{name} %{recordRepresentation}', error: '出错了', list: '%{name}', loading: '加载中',
      not_found: '页面不存在', show: '%{name} %{recordRepresentation}', empty: '暂无%{name}', invite: '现在添加一条？', access_denied: '没有访问权限',
      authentication_error: '登录校验失败',
    },
    input: {
      file: { upload_several: '拖入文件，或点击选择', upload_single: '拖入一个文件，或点击选择' },
      image: { upload_several: '拖入图片，或点击选择', upload_single: '拖入一张图片，或点击选择' },
      references: { all_missing: '未找到关联数据', many_missing: '部分关联数据已不存在', single_missing: '关联数据已不存在' },
      password: { toggle_visible: '隐藏密码', toggle_hidden: '显示密码' },
    },
    message: {
      about: '关于', access_denied: '您没有访问该页面的权限', are_you_sure: '确定要继续吗？', authentication_error: '登录服务返回错误，无法校验您的身份。',
      auth_error: '校验登录信息时出错。', bulk_delete_content: '确定删除这 %{smart_count} 条%{name}吗？', bulk_delete_title: '删除 %{smart_count} 条%{name}',
      bulk_update_content: '确定更新这 %{smart_count} 条%{name}吗？', bulk_update_title: '更新 %{smart_count} 条%{name}', clear_array_input: '确定清空整个列表吗？',
      delete_content: '确定删除该%{name}吗？', delete_title: '删除%{name} %{recordRepresentation}', details: '详情', error: '页面出错，请求未能完成。',
      invalid_form: '填写有误，请检查标红的内容', loading: '请稍候', no: '否', not_found: '地址有误，或链接已失效。',
      select_all_limit_reached: '数量过多，仅选中前 %{max} 条。', unsaved_changes: '有修改尚未保存，确定离开吗？', yes: '是', placeholder_data_warning: '网络异常，数据刷新失败。',
    },
    navigation: {
      clear_filters: '清除筛选', no_filtered_results: '没有符合条件的%{name}', no_results: '暂无%{name}', no_more_results: '第 %{page} 页没有数据，请返回上一页。',
      page_out_of_boundaries: '第 %{page} 页超出范围', page_out_from_end: '已是最后一页', page_out_from_begin: '已是第一页',
      page_range_info: '第 %{offsetBegin}-%{offsetEnd} 条，共 %{total} 条', partial_page_range_info: '第 %{offsetBegin}-%{offsetEnd} 条，后面还有',
      current_page: '第 %{page} 页', page: '转到第 %{page} 页', first: '转到第一页', last: '转到最后一页', next: '下一页', previous: '上一页',
      page_rows_per_page: '每页条数：', skip_nav: '跳到正文',
    },
    sort: { sort_by: '按%{field_lower_first}%{order}', ASC: '升序', DESC: '降序' },
    auth: {
      auth_check_error: '请先登录', user_menu: '个人信息', username: '账号', password: '密码', email: '邮箱', sign_in: '登录',
      sign_in_error: '登录失败，请重试', logout: '退出登录',
    },
    notification: {
      updated: '已保存 |||| 已更新 %{smart_count} 条', created: '已新增', deleted: '已删除 |||| 已删除 %{smart_count} 条', bad_item: '数据有误', item_doesnt_exist: '数据不存在或已被删除',
      http_error: '网络异常，请检查网络', data_provider_error: '数据读取出错', i18n_error: '该语言的文字加载失败', canceled: '已取消', logged_out: '登录已失效，请重新登录',
      not_authorized: '您没有该操作的权限', application_update_available: '系统版本已更新', offline: '网络未连接，无法读取数据',
    },
    validation: {
      required: '必填', minLength: '至少 %{min} 个字符', maxLength: '最多 %{max} 个字符', minValue: '不能小于 %{min}', maxValue: '不能大于 %{max}', number: '请输入数字',
      email: '请输入正确的邮箱地址', oneOf: '请从以下选项中选择：%{options}', regex: '格式不正确（%{pattern}）', unique: '已存在，不能重复',
    },
    saved_queries: {
      label: '常用查询', query_name: '名称', new_label: '保存当前查询…', new_dialog_title: '保存当前查询', remove_label: '删除该查询',
      remove_label_with_name: '删除查询「%{name}」', remove_dialog_title: '删除常用查询？', remove_message: '确定从常用查询中删除吗？', help: '筛选列表后可保存，方便下次使用',
    },
    guesser: { empty: { title: '没有可显示的数据', message: '请检查数据来源' } },
    configurable: {
      customize: '自定义', configureMode: '调整页面',
      inspector: { title: '检查器', content: '将鼠标移到界面元素上进行调整', reset: '恢复默认', hideAll: '全部隐藏', showAll: '全部显示' },
      Datagrid: { title: '表格', unlabeled: '未命名列 #%{column}' },
      SimpleForm: { title: '表单', unlabeled: '未命名字段 #%{input}' },
      SimpleList: { title: '列表', primaryText: '主要文字', secondaryText: '次要文字', tertiaryText: '补充文字' },
    },
  },
}
