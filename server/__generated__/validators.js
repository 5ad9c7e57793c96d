// Generated from openapi.json by codegen/generate.ts. Do not edit.

var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esmMin = (fn, res, err) => () => {
	if (err) throw err[0];
	try {
		return fn && (res = fn(fn = 0)), res;
	} catch (e) {
		throw err = [e], e;
	}
};
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __exportAll = (all, no_symbols) => {
	let target = {};
	for (var name in all) __defProp(target, name, {
		get: all[name],
		enumerable: true
	});
	if (!no_symbols) __defProp(target, Symbol.toStringTag, { value: "Module" });
	return target;
};
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toCommonJS = (mod) => __hasOwnProp.call(mod, "module.exports") ? mod["module.exports"] : __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var require_ucs2length = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
var require_formats = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	const DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	const DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	const TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = new Date("2020-01-01T" + s1).valueOf();
		const t2 = new Date("2020-01-01T" + s2).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	const DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	const NOT_URI_FRAGMENT = /\/|:/;
	const URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	const BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	const MIN_INT32 = -(2 ** 31);
	const MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	const Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
var formats_exports = __exportAll({ formats: () => formats });
var import_formats, formats, rfc3339, calendar;
var init_formats = __esmMin(() => {
	import_formats = require_formats();
	formats = {
		...import_formats.fullFormats,
		"date-time": { validate: (text) => rfc3339.test(text) && calendar(text) }
	};
	rfc3339 = /^\d{4}-\d\d-\d\d[Tt](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
	calendar = import_formats.fullFormats["date-time"].validate;
});
const v0$1 = validate52$1;
const func1$1 = require_ucs2length().default;
function validate52$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate52$1.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.limit === void 0) data1.limit = 10;
				if (data1.q === void 0) {
					const err4 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/required",
						keyword: "required",
						params: { missingProperty: "q" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data1.q !== void 0) {
					let data2 = data1.q;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 400) {
							const err5 = {
								instancePath: instancePath + "/query/q",
								schemaPath: "#/properties/query/properties/q/maxLength",
								keyword: "maxLength",
								params: { limit: 400 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err6 = {
								instancePath: instancePath + "/query/q",
								schemaPath: "#/properties/query/properties/q/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/query/q",
							schemaPath: "#/properties/query/properties/q/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data1.subject !== void 0) {
					let data3 = data1.subject;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err8 = {
								instancePath: instancePath + "/query/subject",
								schemaPath: "#/properties/query/properties/subject/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err9 = {
								instancePath: instancePath + "/query/subject",
								schemaPath: "#/properties/query/properties/subject/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/query/subject",
							schemaPath: "#/properties/query/properties/subject/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data1.repository_cursor !== void 0) {
					let data4 = data1.repository_cursor;
					if (typeof data4 === "string") {
						if (func1$1(data4) > 1024) {
							const err11 = {
								instancePath: instancePath + "/query/repository_cursor",
								schemaPath: "#/properties/query/properties/repository_cursor/maxLength",
								keyword: "maxLength",
								params: { limit: 1024 }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (func1$1(data4) < 1) {
							const err12 = {
								instancePath: instancePath + "/query/repository_cursor",
								schemaPath: "#/properties/query/properties/repository_cursor/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/query/repository_cursor",
							schemaPath: "#/properties/query/properties/repository_cursor/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data1.claim_cursor !== void 0) {
					let data5 = data1.claim_cursor;
					if (typeof data5 === "string") {
						if (func1$1(data5) > 1024) {
							const err14 = {
								instancePath: instancePath + "/query/claim_cursor",
								schemaPath: "#/properties/query/properties/claim_cursor/maxLength",
								keyword: "maxLength",
								params: { limit: 1024 }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (func1$1(data5) < 1) {
							const err15 = {
								instancePath: instancePath + "/query/claim_cursor",
								schemaPath: "#/properties/query/properties/claim_cursor/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					} else {
						const err16 = {
							instancePath: instancePath + "/query/claim_cursor",
							schemaPath: "#/properties/query/properties/claim_cursor/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
				let data6 = data1.limit;
				if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
					const err17 = {
						instancePath: instancePath + "/query/limit",
						schemaPath: "#/properties/query/properties/limit/type",
						keyword: "type",
						params: { type: "integer" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (typeof data6 == "number" && isFinite(data6)) {
					if (data6 > 100 || isNaN(data6)) {
						const err18 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							}
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (data6 < 1 || isNaN(data6)) {
						const err19 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							}
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data7 = data.headers;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7["if-none-match"] !== void 0) {
					let data8 = data7["if-none-match"];
					if (typeof data8 === "string") {
						if (func1$1(data8) > 16384) {
							const err21 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					} else {
						const err22 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					}
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
	} else {
		const err24 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err24];
		else vErrors.push(err24);
		errors++;
	}
	validate52$1.errors = vErrors;
	return errors === 0;
}
validate52$1.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v1 = validate53$1;
const schema20$1 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"headers"
	],
	"properties": {
		"path": {
			"type": "object",
			"properties": {},
			"required": []
		},
		"query": {
			"type": "object",
			"properties": {
				"q": {
					"type": "string",
					"maxLength": 400
				},
				"owner": {
					"type": "string",
					"minLength": 1,
					"maxLength": 128
				},
				"subject": {
					"type": "string",
					"minLength": 1,
					"maxLength": 128
				},
				"verification": { "$ref": "contract:/VerificationState" },
				"updated_since": {
					"type": "string",
					"format": "date-time"
				},
				"cursor": {
					"type": "string",
					"minLength": 1,
					"maxLength": 1024
				},
				"limit": {
					"type": "integer",
					"minimum": 1,
					"maximum": 100,
					"default": 20
				},
				"fields": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": [
							"id",
							"owner",
							"slug",
							"title",
							"description",
							"significance",
							"visibility",
							"authors",
							"subjects",
							"topics",
							"verification",
							"evidence",
							"execution",
							"withdrawal",
							"updatedAt",
							"links"
						]
					},
					"minItems": 1,
					"uniqueItems": true
				}
			},
			"required": []
		},
		"headers": {
			"type": "object",
			"properties": { "if-none-match": {
				"type": "string",
				"maxLength": 16384
			} },
			"required": []
		}
	},
	"$id": "target:/v1"
};
const schema21 = {
	"type": "string",
	"enum": [
		"unverified",
		"queued",
		"running",
		"verified",
		"failed",
		"inconclusive",
		"review_required",
		"cancelled",
		"timed_out"
	],
	"$id": "contract:/VerificationState"
};
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate54.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "unverified" || data === "queued" || data === "running" || data === "verified" || data === "failed" || data === "inconclusive" || data === "review_required" || data === "cancelled" || data === "timed_out")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema21.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate54.errors = vErrors;
	return errors === 0;
}
validate54.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const formats0 = (init_formats(), __toCommonJS(formats_exports)).formats["date-time"];
function validate53$1(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate53$1.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.limit === void 0) data1.limit = 20;
				if (data1.q !== void 0) {
					let data2 = data1.q;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 400) {
							const err4 = {
								instancePath: instancePath + "/query/q",
								schemaPath: "#/properties/query/properties/q/maxLength",
								keyword: "maxLength",
								params: { limit: 400 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/query/q",
							schemaPath: "#/properties/query/properties/q/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data1.owner !== void 0) {
					let data3 = data1.owner;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err6 = {
								instancePath: instancePath + "/query/owner",
								schemaPath: "#/properties/query/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err7 = {
								instancePath: instancePath + "/query/owner",
								schemaPath: "#/properties/query/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/query/owner",
							schemaPath: "#/properties/query/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data1.subject !== void 0) {
					let data4 = data1.subject;
					if (typeof data4 === "string") {
						if (func1$1(data4) > 128) {
							const err9 = {
								instancePath: instancePath + "/query/subject",
								schemaPath: "#/properties/query/properties/subject/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data4) < 1) {
							const err10 = {
								instancePath: instancePath + "/query/subject",
								schemaPath: "#/properties/query/properties/subject/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/query/subject",
							schemaPath: "#/properties/query/properties/subject/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data1.verification !== void 0) {
					if (!validate54(data1.verification, {
						instancePath: instancePath + "/query/verification",
						parentData: data1,
						parentDataProperty: "verification",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
						errors = vErrors.length;
					}
				}
				if (data1.updated_since !== void 0) {
					let data6 = data1.updated_since;
					if (typeof data6 === "string") {
						if (!formats0.validate(data6)) {
							const err12 = {
								instancePath: instancePath + "/query/updated_since",
								schemaPath: "#/properties/query/properties/updated_since/format",
								keyword: "format",
								params: { format: "date-time" }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/query/updated_since",
							schemaPath: "#/properties/query/properties/updated_since/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data1.cursor !== void 0) {
					let data7 = data1.cursor;
					if (typeof data7 === "string") {
						if (func1$1(data7) > 1024) {
							const err14 = {
								instancePath: instancePath + "/query/cursor",
								schemaPath: "#/properties/query/properties/cursor/maxLength",
								keyword: "maxLength",
								params: { limit: 1024 }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (func1$1(data7) < 1) {
							const err15 = {
								instancePath: instancePath + "/query/cursor",
								schemaPath: "#/properties/query/properties/cursor/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					} else {
						const err16 = {
							instancePath: instancePath + "/query/cursor",
							schemaPath: "#/properties/query/properties/cursor/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
				let data8 = data1.limit;
				if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
					const err17 = {
						instancePath: instancePath + "/query/limit",
						schemaPath: "#/properties/query/properties/limit/type",
						keyword: "type",
						params: { type: "integer" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (typeof data8 == "number" && isFinite(data8)) {
					if (data8 > 100 || isNaN(data8)) {
						const err18 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							}
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (data8 < 1 || isNaN(data8)) {
						const err19 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							}
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
				if (data1.fields !== void 0) {
					let data9 = data1.fields;
					if (Array.isArray(data9)) {
						if (data9.length < 1) {
							const err20 = {
								instancePath: instancePath + "/query/fields",
								schemaPath: "#/properties/query/properties/fields/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						const len0 = data9.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data10 = data9[i0];
							if (typeof data10 !== "string") {
								const err21 = {
									instancePath: instancePath + "/query/fields/" + i0,
									schemaPath: "#/properties/query/properties/fields/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
							if (!(data10 === "id" || data10 === "owner" || data10 === "slug" || data10 === "title" || data10 === "description" || data10 === "significance" || data10 === "visibility" || data10 === "authors" || data10 === "subjects" || data10 === "topics" || data10 === "verification" || data10 === "evidence" || data10 === "execution" || data10 === "withdrawal" || data10 === "updatedAt" || data10 === "links")) {
								const err22 = {
									instancePath: instancePath + "/query/fields/" + i0,
									schemaPath: "#/properties/query/properties/fields/items/enum",
									keyword: "enum",
									params: { allowedValues: schema20$1.properties.query.properties.fields.items.enum }
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						}
						let i1 = data9.length;
						let j0;
						if (i1 > 1) {
							const indices0 = {};
							for (; i1--;) {
								let item0 = data9[i1];
								if (typeof item0 !== "string") continue;
								if (typeof indices0[item0] == "number") {
									j0 = indices0[item0];
									const err23 = {
										instancePath: instancePath + "/query/fields",
										schemaPath: "#/properties/query/properties/fields/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: i1,
											j: j0
										}
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
									break;
								}
								indices0[item0] = i1;
							}
						}
					} else {
						const err24 = {
							instancePath: instancePath + "/query/fields",
							schemaPath: "#/properties/query/properties/fields/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data11 = data.headers;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				if (data11["if-none-match"] !== void 0) {
					let data12 = data11["if-none-match"];
					if (typeof data12 === "string") {
						if (func1$1(data12) > 16384) {
							const err26 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					} else {
						const err27 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
	} else {
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err29];
		else vErrors.push(err29);
		errors++;
	}
	validate53$1.errors = vErrors;
	return errors === 0;
}
validate53$1.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v2 = validate56;
const schema22 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"headers"
	],
	"properties": {
		"path": {
			"type": "object",
			"properties": {},
			"required": []
		},
		"query": {
			"type": "object",
			"properties": {
				"owner": {
					"type": "string",
					"minLength": 1,
					"maxLength": 128
				},
				"slug": {
					"type": "string",
					"minLength": 1,
					"maxLength": 128
				},
				"include": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": [
							"readme",
							"claims",
							"experiments",
							"runs",
							"evidence",
							"assessments"
						]
					},
					"minItems": 1,
					"uniqueItems": true
				},
				"fields": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": [
							"id",
							"owner",
							"slug",
							"title",
							"description",
							"significance",
							"visibility",
							"authors",
							"subjects",
							"topics",
							"verification",
							"evidence",
							"execution",
							"withdrawal",
							"updatedAt",
							"readme",
							"claims",
							"experiments",
							"runs",
							"assessments",
							"links"
						]
					},
					"minItems": 1,
					"uniqueItems": true
				}
			},
			"required": ["owner", "slug"]
		},
		"headers": {
			"type": "object",
			"properties": { "if-none-match": {
				"type": "string",
				"maxLength": 16384
			} },
			"required": []
		}
	},
	"$id": "target:/v2"
};
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.owner === void 0) {
					const err4 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data1.slug === void 0) {
					const err5 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/required",
						keyword: "required",
						params: { missingProperty: "slug" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data1.owner !== void 0) {
					let data2 = data1.owner;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err6 = {
								instancePath: instancePath + "/query/owner",
								schemaPath: "#/properties/query/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err7 = {
								instancePath: instancePath + "/query/owner",
								schemaPath: "#/properties/query/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/query/owner",
							schemaPath: "#/properties/query/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data1.slug !== void 0) {
					let data3 = data1.slug;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err9 = {
								instancePath: instancePath + "/query/slug",
								schemaPath: "#/properties/query/properties/slug/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err10 = {
								instancePath: instancePath + "/query/slug",
								schemaPath: "#/properties/query/properties/slug/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/query/slug",
							schemaPath: "#/properties/query/properties/slug/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data1.include !== void 0) {
					let data4 = data1.include;
					if (Array.isArray(data4)) {
						if (data4.length < 1) {
							const err12 = {
								instancePath: instancePath + "/query/include",
								schemaPath: "#/properties/query/properties/include/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data5 = data4[i0];
							if (typeof data5 !== "string") {
								const err13 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
							if (!(data5 === "readme" || data5 === "claims" || data5 === "experiments" || data5 === "runs" || data5 === "evidence" || data5 === "assessments")) {
								const err14 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/enum",
									keyword: "enum",
									params: { allowedValues: schema22.properties.query.properties.include.items.enum }
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
						let i1 = data4.length;
						let j0;
						if (i1 > 1) {
							const indices0 = {};
							for (; i1--;) {
								let item0 = data4[i1];
								if (typeof item0 !== "string") continue;
								if (typeof indices0[item0] == "number") {
									j0 = indices0[item0];
									const err15 = {
										instancePath: instancePath + "/query/include",
										schemaPath: "#/properties/query/properties/include/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: i1,
											j: j0
										}
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
									break;
								}
								indices0[item0] = i1;
							}
						}
					} else {
						const err16 = {
							instancePath: instancePath + "/query/include",
							schemaPath: "#/properties/query/properties/include/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
				if (data1.fields !== void 0) {
					let data6 = data1.fields;
					if (Array.isArray(data6)) {
						if (data6.length < 1) {
							const err17 = {
								instancePath: instancePath + "/query/fields",
								schemaPath: "#/properties/query/properties/fields/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						const len1 = data6.length;
						for (let i2 = 0; i2 < len1; i2++) {
							let data7 = data6[i2];
							if (typeof data7 !== "string") {
								const err18 = {
									instancePath: instancePath + "/query/fields/" + i2,
									schemaPath: "#/properties/query/properties/fields/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err18];
								else vErrors.push(err18);
								errors++;
							}
							if (!(data7 === "id" || data7 === "owner" || data7 === "slug" || data7 === "title" || data7 === "description" || data7 === "significance" || data7 === "visibility" || data7 === "authors" || data7 === "subjects" || data7 === "topics" || data7 === "verification" || data7 === "evidence" || data7 === "execution" || data7 === "withdrawal" || data7 === "updatedAt" || data7 === "readme" || data7 === "claims" || data7 === "experiments" || data7 === "runs" || data7 === "assessments" || data7 === "links")) {
								const err19 = {
									instancePath: instancePath + "/query/fields/" + i2,
									schemaPath: "#/properties/query/properties/fields/items/enum",
									keyword: "enum",
									params: { allowedValues: schema22.properties.query.properties.fields.items.enum }
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
						}
						let i3 = data6.length;
						let j1;
						if (i3 > 1) {
							const indices1 = {};
							for (; i3--;) {
								let item1 = data6[i3];
								if (typeof item1 !== "string") continue;
								if (typeof indices1[item1] == "number") {
									j1 = indices1[item1];
									const err20 = {
										instancePath: instancePath + "/query/fields",
										schemaPath: "#/properties/query/properties/fields/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: i3,
											j: j1
										}
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
									break;
								}
								indices1[item1] = i3;
							}
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/query/fields",
							schemaPath: "#/properties/query/properties/fields/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data8 = data.headers;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				if (data8["if-none-match"] !== void 0) {
					let data9 = data8["if-none-match"];
					if (typeof data9 === "string") {
						if (func1$1(data9) > 16384) {
							const err23 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					} else {
						const err24 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
	} else {
		const err26 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err26];
		else vErrors.push(err26);
		errors++;
	}
	validate56.errors = vErrors;
	return errors === 0;
}
validate56.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v3 = validate57;
const schema23 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"headers"
	],
	"properties": {
		"path": {
			"type": "object",
			"properties": { "repositoryId": {
				"type": "string",
				"minLength": 1,
				"maxLength": 128
			} },
			"required": ["repositoryId"]
		},
		"query": {
			"type": "object",
			"properties": {
				"include": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": [
							"readme",
							"claims",
							"experiments",
							"runs",
							"evidence",
							"assessments"
						]
					},
					"minItems": 1,
					"uniqueItems": true
				},
				"fields": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": [
							"id",
							"owner",
							"slug",
							"title",
							"description",
							"significance",
							"visibility",
							"authors",
							"subjects",
							"topics",
							"verification",
							"evidence",
							"execution",
							"withdrawal",
							"updatedAt",
							"readme",
							"claims",
							"experiments",
							"runs",
							"assessments",
							"links"
						]
					},
					"minItems": 1,
					"uniqueItems": true
				}
			},
			"required": []
		},
		"headers": {
			"type": "object",
			"properties": { "if-none-match": {
				"type": "string",
				"maxLength": 16384
			} },
			"required": []
		}
	},
	"$id": "target:/v3"
};
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.repositoryId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "repositoryId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.repositoryId !== void 0) {
					let data1 = data0.repositoryId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/repositoryId",
								schemaPath: "#/properties/path/properties/repositoryId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/repositoryId",
								schemaPath: "#/properties/path/properties/repositoryId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/repositoryId",
							schemaPath: "#/properties/path/properties/repositoryId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.include !== void 0) {
					let data3 = data2.include;
					if (Array.isArray(data3)) {
						if (data3.length < 1) {
							const err8 = {
								instancePath: instancePath + "/query/include",
								schemaPath: "#/properties/query/properties/include/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						const len0 = data3.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data4 = data3[i0];
							if (typeof data4 !== "string") {
								const err9 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err9];
								else vErrors.push(err9);
								errors++;
							}
							if (!(data4 === "readme" || data4 === "claims" || data4 === "experiments" || data4 === "runs" || data4 === "evidence" || data4 === "assessments")) {
								const err10 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/enum",
									keyword: "enum",
									params: { allowedValues: schema23.properties.query.properties.include.items.enum }
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						}
						let i1 = data3.length;
						let j0;
						if (i1 > 1) {
							const indices0 = {};
							for (; i1--;) {
								let item0 = data3[i1];
								if (typeof item0 !== "string") continue;
								if (typeof indices0[item0] == "number") {
									j0 = indices0[item0];
									const err11 = {
										instancePath: instancePath + "/query/include",
										schemaPath: "#/properties/query/properties/include/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: i1,
											j: j0
										}
									};
									if (vErrors === null) vErrors = [err11];
									else vErrors.push(err11);
									errors++;
									break;
								}
								indices0[item0] = i1;
							}
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/query/include",
							schemaPath: "#/properties/query/properties/include/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
				if (data2.fields !== void 0) {
					let data5 = data2.fields;
					if (Array.isArray(data5)) {
						if (data5.length < 1) {
							const err13 = {
								instancePath: instancePath + "/query/fields",
								schemaPath: "#/properties/query/properties/fields/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
						const len1 = data5.length;
						for (let i2 = 0; i2 < len1; i2++) {
							let data6 = data5[i2];
							if (typeof data6 !== "string") {
								const err14 = {
									instancePath: instancePath + "/query/fields/" + i2,
									schemaPath: "#/properties/query/properties/fields/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
							if (!(data6 === "id" || data6 === "owner" || data6 === "slug" || data6 === "title" || data6 === "description" || data6 === "significance" || data6 === "visibility" || data6 === "authors" || data6 === "subjects" || data6 === "topics" || data6 === "verification" || data6 === "evidence" || data6 === "execution" || data6 === "withdrawal" || data6 === "updatedAt" || data6 === "readme" || data6 === "claims" || data6 === "experiments" || data6 === "runs" || data6 === "assessments" || data6 === "links")) {
								const err15 = {
									instancePath: instancePath + "/query/fields/" + i2,
									schemaPath: "#/properties/query/properties/fields/items/enum",
									keyword: "enum",
									params: { allowedValues: schema23.properties.query.properties.fields.items.enum }
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						let i3 = data5.length;
						let j1;
						if (i3 > 1) {
							const indices1 = {};
							for (; i3--;) {
								let item1 = data5[i3];
								if (typeof item1 !== "string") continue;
								if (typeof indices1[item1] == "number") {
									j1 = indices1[item1];
									const err16 = {
										instancePath: instancePath + "/query/fields",
										schemaPath: "#/properties/query/properties/fields/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: i3,
											j: j1
										}
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
									break;
								}
								indices1[item1] = i3;
							}
						}
					} else {
						const err17 = {
							instancePath: instancePath + "/query/fields",
							schemaPath: "#/properties/query/properties/fields/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data7 = data.headers;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7["if-none-match"] !== void 0) {
					let data8 = data7["if-none-match"];
					if (typeof data8 === "string") {
						if (func1$1(data8) > 16384) {
							const err19 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate57.errors = vErrors;
	return errors === 0;
}
validate57.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v4 = validate58;
const schema24 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"headers"
	],
	"properties": {
		"path": {
			"type": "object",
			"properties": {},
			"required": []
		},
		"query": {
			"type": "object",
			"properties": {
				"repository_id": {
					"type": "string",
					"minLength": 1,
					"maxLength": 128
				},
				"q": {
					"type": "string",
					"maxLength": 400
				},
				"verification": { "$ref": "contract:/VerificationState" },
				"include": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": ["assessments"]
					},
					"minItems": 1,
					"uniqueItems": true
				},
				"cursor": {
					"type": "string",
					"minLength": 1,
					"maxLength": 1024
				},
				"limit": {
					"type": "integer",
					"minimum": 1,
					"maximum": 100,
					"default": 20
				},
				"fields": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": [
							"id",
							"repository",
							"type",
							"statement",
							"sourceLocator",
							"verification",
							"reproduction",
							"plan",
							"evidence",
							"assessments",
							"measurements",
							"origin",
							"claimVersionId",
							"current",
							"experimentIds",
							"evidenceIds",
							"links"
						]
					},
					"minItems": 1,
					"uniqueItems": true
				}
			},
			"required": []
		},
		"headers": {
			"type": "object",
			"properties": { "if-none-match": {
				"type": "string",
				"maxLength": 16384
			} },
			"required": []
		}
	},
	"$id": "target:/v4"
};
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate58.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.limit === void 0) data1.limit = 20;
				if (data1.repository_id !== void 0) {
					let data2 = data1.repository_id;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err4 = {
								instancePath: instancePath + "/query/repository_id",
								schemaPath: "#/properties/query/properties/repository_id/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err5 = {
								instancePath: instancePath + "/query/repository_id",
								schemaPath: "#/properties/query/properties/repository_id/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/query/repository_id",
							schemaPath: "#/properties/query/properties/repository_id/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				if (data1.q !== void 0) {
					let data3 = data1.q;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 400) {
							const err7 = {
								instancePath: instancePath + "/query/q",
								schemaPath: "#/properties/query/properties/q/maxLength",
								keyword: "maxLength",
								params: { limit: 400 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/query/q",
							schemaPath: "#/properties/query/properties/q/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data1.verification !== void 0) {
					if (!validate54(data1.verification, {
						instancePath: instancePath + "/query/verification",
						parentData: data1,
						parentDataProperty: "verification",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
						errors = vErrors.length;
					}
				}
				if (data1.include !== void 0) {
					let data5 = data1.include;
					if (Array.isArray(data5)) {
						if (data5.length < 1) {
							const err9 = {
								instancePath: instancePath + "/query/include",
								schemaPath: "#/properties/query/properties/include/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						const len0 = data5.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data6 = data5[i0];
							if (typeof data6 !== "string") {
								const err10 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
							if (!(data6 === "assessments")) {
								const err11 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/enum",
									keyword: "enum",
									params: { allowedValues: schema24.properties.query.properties.include.items.enum }
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
						}
						let i1 = data5.length;
						let j0;
						if (i1 > 1) {
							const indices0 = {};
							for (; i1--;) {
								let item0 = data5[i1];
								if (typeof item0 !== "string") continue;
								if (typeof indices0[item0] == "number") {
									j0 = indices0[item0];
									const err12 = {
										instancePath: instancePath + "/query/include",
										schemaPath: "#/properties/query/properties/include/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: i1,
											j: j0
										}
									};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
									break;
								}
								indices0[item0] = i1;
							}
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/query/include",
							schemaPath: "#/properties/query/properties/include/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data1.cursor !== void 0) {
					let data7 = data1.cursor;
					if (typeof data7 === "string") {
						if (func1$1(data7) > 1024) {
							const err14 = {
								instancePath: instancePath + "/query/cursor",
								schemaPath: "#/properties/query/properties/cursor/maxLength",
								keyword: "maxLength",
								params: { limit: 1024 }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (func1$1(data7) < 1) {
							const err15 = {
								instancePath: instancePath + "/query/cursor",
								schemaPath: "#/properties/query/properties/cursor/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					} else {
						const err16 = {
							instancePath: instancePath + "/query/cursor",
							schemaPath: "#/properties/query/properties/cursor/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
				let data8 = data1.limit;
				if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
					const err17 = {
						instancePath: instancePath + "/query/limit",
						schemaPath: "#/properties/query/properties/limit/type",
						keyword: "type",
						params: { type: "integer" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (typeof data8 == "number" && isFinite(data8)) {
					if (data8 > 100 || isNaN(data8)) {
						const err18 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							}
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (data8 < 1 || isNaN(data8)) {
						const err19 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							}
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
				if (data1.fields !== void 0) {
					let data9 = data1.fields;
					if (Array.isArray(data9)) {
						if (data9.length < 1) {
							const err20 = {
								instancePath: instancePath + "/query/fields",
								schemaPath: "#/properties/query/properties/fields/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						const len1 = data9.length;
						for (let i2 = 0; i2 < len1; i2++) {
							let data10 = data9[i2];
							if (typeof data10 !== "string") {
								const err21 = {
									instancePath: instancePath + "/query/fields/" + i2,
									schemaPath: "#/properties/query/properties/fields/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
							if (!(data10 === "id" || data10 === "repository" || data10 === "type" || data10 === "statement" || data10 === "sourceLocator" || data10 === "verification" || data10 === "reproduction" || data10 === "plan" || data10 === "evidence" || data10 === "assessments" || data10 === "measurements" || data10 === "origin" || data10 === "claimVersionId" || data10 === "current" || data10 === "experimentIds" || data10 === "evidenceIds" || data10 === "links")) {
								const err22 = {
									instancePath: instancePath + "/query/fields/" + i2,
									schemaPath: "#/properties/query/properties/fields/items/enum",
									keyword: "enum",
									params: { allowedValues: schema24.properties.query.properties.fields.items.enum }
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						}
						let i3 = data9.length;
						let j1;
						if (i3 > 1) {
							const indices1 = {};
							for (; i3--;) {
								let item1 = data9[i3];
								if (typeof item1 !== "string") continue;
								if (typeof indices1[item1] == "number") {
									j1 = indices1[item1];
									const err23 = {
										instancePath: instancePath + "/query/fields",
										schemaPath: "#/properties/query/properties/fields/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: i3,
											j: j1
										}
									};
									if (vErrors === null) vErrors = [err23];
									else vErrors.push(err23);
									errors++;
									break;
								}
								indices1[item1] = i3;
							}
						}
					} else {
						const err24 = {
							instancePath: instancePath + "/query/fields",
							schemaPath: "#/properties/query/properties/fields/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data11 = data.headers;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				if (data11["if-none-match"] !== void 0) {
					let data12 = data11["if-none-match"];
					if (typeof data12 === "string") {
						if (func1$1(data12) > 16384) {
							const err26 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					} else {
						const err27 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
	} else {
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err29];
		else vErrors.push(err29);
		errors++;
	}
	validate58.errors = vErrors;
	return errors === 0;
}
validate58.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v5 = validate60;
const schema25 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"headers"
	],
	"properties": {
		"path": {
			"type": "object",
			"properties": { "claimId": {
				"type": "string",
				"minLength": 1,
				"maxLength": 128
			} },
			"required": ["claimId"]
		},
		"query": {
			"type": "object",
			"properties": {
				"repository_id": {
					"type": "string",
					"minLength": 1,
					"maxLength": 128
				},
				"include": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": ["assessments"]
					},
					"minItems": 1,
					"uniqueItems": true
				}
			},
			"required": ["repository_id"]
		},
		"headers": {
			"type": "object",
			"properties": { "if-none-match": {
				"type": "string",
				"maxLength": 16384
			} },
			"required": []
		}
	},
	"$id": "target:/v5"
};
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate60.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.claimId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "claimId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.claimId !== void 0) {
					let data1 = data0.claimId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/claimId",
								schemaPath: "#/properties/path/properties/claimId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/claimId",
								schemaPath: "#/properties/path/properties/claimId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/claimId",
							schemaPath: "#/properties/path/properties/claimId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.repository_id === void 0) {
					const err8 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/required",
						keyword: "required",
						params: { missingProperty: "repository_id" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data2.repository_id !== void 0) {
					let data3 = data2.repository_id;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err9 = {
								instancePath: instancePath + "/query/repository_id",
								schemaPath: "#/properties/query/properties/repository_id/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err10 = {
								instancePath: instancePath + "/query/repository_id",
								schemaPath: "#/properties/query/properties/repository_id/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/query/repository_id",
							schemaPath: "#/properties/query/properties/repository_id/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data2.include !== void 0) {
					let data4 = data2.include;
					if (Array.isArray(data4)) {
						if (data4.length < 1) {
							const err12 = {
								instancePath: instancePath + "/query/include",
								schemaPath: "#/properties/query/properties/include/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data5 = data4[i0];
							if (typeof data5 !== "string") {
								const err13 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
							if (!(data5 === "assessments")) {
								const err14 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/enum",
									keyword: "enum",
									params: { allowedValues: schema25.properties.query.properties.include.items.enum }
								};
								if (vErrors === null) vErrors = [err14];
								else vErrors.push(err14);
								errors++;
							}
						}
						let i1 = data4.length;
						let j0;
						if (i1 > 1) {
							const indices0 = {};
							for (; i1--;) {
								let item0 = data4[i1];
								if (typeof item0 !== "string") continue;
								if (typeof indices0[item0] == "number") {
									j0 = indices0[item0];
									const err15 = {
										instancePath: instancePath + "/query/include",
										schemaPath: "#/properties/query/properties/include/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: i1,
											j: j0
										}
									};
									if (vErrors === null) vErrors = [err15];
									else vErrors.push(err15);
									errors++;
									break;
								}
								indices0[item0] = i1;
							}
						}
					} else {
						const err16 = {
							instancePath: instancePath + "/query/include",
							schemaPath: "#/properties/query/properties/include/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data6 = data.headers;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (data6["if-none-match"] !== void 0) {
					let data7 = data6["if-none-match"];
					if (typeof data7 === "string") {
						if (func1$1(data7) > 16384) {
							const err18 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
					} else {
						const err19 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate60.errors = vErrors;
	return errors === 0;
}
validate60.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v6 = validate61;
const schema26 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"headers"
	],
	"properties": {
		"path": {
			"type": "object",
			"properties": {},
			"required": []
		},
		"query": {
			"type": "object",
			"properties": {
				"repository_id": {
					"type": "string",
					"minLength": 1,
					"maxLength": 128
				},
				"claim_id": {
					"type": "string",
					"minLength": 1,
					"maxLength": 128
				},
				"state": { "$ref": "contract:/VerificationState" },
				"execution_state": { "$ref": "contract:/ExecutionState" },
				"assessment_conclusion": { "$ref": "contract:/AssessmentConclusion" },
				"include": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": [
							"environment",
							"attestation",
							"logs",
							"evidence",
							"assessments"
						]
					},
					"minItems": 1,
					"uniqueItems": true
				},
				"cursor": {
					"type": "string",
					"minLength": 1,
					"maxLength": 1024
				},
				"limit": {
					"type": "integer",
					"minimum": 1,
					"maximum": 100,
					"default": 20
				},
				"fields": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": [
							"id",
							"repository",
							"state",
							"execution",
							"assessment",
							"assessments",
							"claimIds",
							"experimentVersionId",
							"queuedAt",
							"startedAt",
							"finishedAt",
							"measurements",
							"agent",
							"artifact",
							"environment",
							"attestation",
							"logs",
							"evidence",
							"links"
						]
					},
					"minItems": 1,
					"uniqueItems": true
				}
			},
			"required": []
		},
		"headers": {
			"type": "object",
			"properties": { "if-none-match": {
				"type": "string",
				"maxLength": 16384
			} },
			"required": []
		}
	},
	"$id": "target:/v6"
};
const schema27 = {
	"type": "string",
	"enum": [
		"queued",
		"running",
		"succeeded",
		"failed",
		"partial",
		"cancelled",
		"timedOut",
		"unknown"
	],
	"$id": "contract:/ExecutionState"
};
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate63.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "queued" || data === "running" || data === "succeeded" || data === "failed" || data === "partial" || data === "cancelled" || data === "timedOut" || data === "unknown")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema27.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate63.errors = vErrors;
	return errors === 0;
}
validate63.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema28 = {
	"type": "string",
	"enum": [
		"supports",
		"challenges",
		"contradicts",
		"inconclusive"
	],
	"$id": "contract:/AssessmentConclusion"
};
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate65.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "supports" || data === "challenges" || data === "contradicts" || data === "inconclusive")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema28.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate65.errors = vErrors;
	return errors === 0;
}
validate65.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate61.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.limit === void 0) data1.limit = 20;
				if (data1.repository_id !== void 0) {
					let data2 = data1.repository_id;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err4 = {
								instancePath: instancePath + "/query/repository_id",
								schemaPath: "#/properties/query/properties/repository_id/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err5 = {
								instancePath: instancePath + "/query/repository_id",
								schemaPath: "#/properties/query/properties/repository_id/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/query/repository_id",
							schemaPath: "#/properties/query/properties/repository_id/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				if (data1.claim_id !== void 0) {
					let data3 = data1.claim_id;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err7 = {
								instancePath: instancePath + "/query/claim_id",
								schemaPath: "#/properties/query/properties/claim_id/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err8 = {
								instancePath: instancePath + "/query/claim_id",
								schemaPath: "#/properties/query/properties/claim_id/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/query/claim_id",
							schemaPath: "#/properties/query/properties/claim_id/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data1.state !== void 0) {
					if (!validate54(data1.state, {
						instancePath: instancePath + "/query/state",
						parentData: data1,
						parentDataProperty: "state",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
						errors = vErrors.length;
					}
				}
				if (data1.execution_state !== void 0) {
					if (!validate63(data1.execution_state, {
						instancePath: instancePath + "/query/execution_state",
						parentData: data1,
						parentDataProperty: "execution_state",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
						errors = vErrors.length;
					}
				}
				if (data1.assessment_conclusion !== void 0) {
					if (!validate65(data1.assessment_conclusion, {
						instancePath: instancePath + "/query/assessment_conclusion",
						parentData: data1,
						parentDataProperty: "assessment_conclusion",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
						errors = vErrors.length;
					}
				}
				if (data1.include !== void 0) {
					let data7 = data1.include;
					if (Array.isArray(data7)) {
						if (data7.length < 1) {
							const err10 = {
								instancePath: instancePath + "/query/include",
								schemaPath: "#/properties/query/properties/include/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						const len0 = data7.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data8 = data7[i0];
							if (typeof data8 !== "string") {
								const err11 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err11];
								else vErrors.push(err11);
								errors++;
							}
							if (!(data8 === "environment" || data8 === "attestation" || data8 === "logs" || data8 === "evidence" || data8 === "assessments")) {
								const err12 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/enum",
									keyword: "enum",
									params: { allowedValues: schema26.properties.query.properties.include.items.enum }
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
						}
						let i1 = data7.length;
						let j0;
						if (i1 > 1) {
							const indices0 = {};
							for (; i1--;) {
								let item0 = data7[i1];
								if (typeof item0 !== "string") continue;
								if (typeof indices0[item0] == "number") {
									j0 = indices0[item0];
									const err13 = {
										instancePath: instancePath + "/query/include",
										schemaPath: "#/properties/query/properties/include/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: i1,
											j: j0
										}
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
									break;
								}
								indices0[item0] = i1;
							}
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/query/include",
							schemaPath: "#/properties/query/properties/include/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				if (data1.cursor !== void 0) {
					let data9 = data1.cursor;
					if (typeof data9 === "string") {
						if (func1$1(data9) > 1024) {
							const err15 = {
								instancePath: instancePath + "/query/cursor",
								schemaPath: "#/properties/query/properties/cursor/maxLength",
								keyword: "maxLength",
								params: { limit: 1024 }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
						if (func1$1(data9) < 1) {
							const err16 = {
								instancePath: instancePath + "/query/cursor",
								schemaPath: "#/properties/query/properties/cursor/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					} else {
						const err17 = {
							instancePath: instancePath + "/query/cursor",
							schemaPath: "#/properties/query/properties/cursor/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
				let data10 = data1.limit;
				if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
					const err18 = {
						instancePath: instancePath + "/query/limit",
						schemaPath: "#/properties/query/properties/limit/type",
						keyword: "type",
						params: { type: "integer" }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (typeof data10 == "number" && isFinite(data10)) {
					if (data10 > 100 || isNaN(data10)) {
						const err19 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							}
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (data10 < 1 || isNaN(data10)) {
						const err20 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							}
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				if (data1.fields !== void 0) {
					let data11 = data1.fields;
					if (Array.isArray(data11)) {
						if (data11.length < 1) {
							const err21 = {
								instancePath: instancePath + "/query/fields",
								schemaPath: "#/properties/query/properties/fields/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						const len1 = data11.length;
						for (let i2 = 0; i2 < len1; i2++) {
							let data12 = data11[i2];
							if (typeof data12 !== "string") {
								const err22 = {
									instancePath: instancePath + "/query/fields/" + i2,
									schemaPath: "#/properties/query/properties/fields/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
							if (!(data12 === "id" || data12 === "repository" || data12 === "state" || data12 === "execution" || data12 === "assessment" || data12 === "assessments" || data12 === "claimIds" || data12 === "experimentVersionId" || data12 === "queuedAt" || data12 === "startedAt" || data12 === "finishedAt" || data12 === "measurements" || data12 === "agent" || data12 === "artifact" || data12 === "environment" || data12 === "attestation" || data12 === "logs" || data12 === "evidence" || data12 === "links")) {
								const err23 = {
									instancePath: instancePath + "/query/fields/" + i2,
									schemaPath: "#/properties/query/properties/fields/items/enum",
									keyword: "enum",
									params: { allowedValues: schema26.properties.query.properties.fields.items.enum }
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						}
						let i3 = data11.length;
						let j1;
						if (i3 > 1) {
							const indices1 = {};
							for (; i3--;) {
								let item1 = data11[i3];
								if (typeof item1 !== "string") continue;
								if (typeof indices1[item1] == "number") {
									j1 = indices1[item1];
									const err24 = {
										instancePath: instancePath + "/query/fields",
										schemaPath: "#/properties/query/properties/fields/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: i3,
											j: j1
										}
									};
									if (vErrors === null) vErrors = [err24];
									else vErrors.push(err24);
									errors++;
									break;
								}
								indices1[item1] = i3;
							}
						}
					} else {
						const err25 = {
							instancePath: instancePath + "/query/fields",
							schemaPath: "#/properties/query/properties/fields/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data13 = data.headers;
			if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
				if (data13["if-none-match"] !== void 0) {
					let data14 = data13["if-none-match"];
					if (typeof data14 === "string") {
						if (func1$1(data14) > 16384) {
							const err27 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
					} else {
						const err28 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
	} else {
		const err30 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err30];
		else vErrors.push(err30);
		errors++;
	}
	validate61.errors = vErrors;
	return errors === 0;
}
validate61.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v7 = validate67;
const pattern3$1 = new RegExp("^(\"[ !#-\\[\\]-~]{1,255}\"|[!#-+\\--:<-\\[\\]-~]{1,255})$", "u");
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate67.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err4 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data2 = data.headers;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2["idempotency-key"] !== void 0) {
					let data3 = data2["idempotency-key"];
					if (typeof data3 === "string") {
						if (func1$1(data3) > 257) {
							const err5 = {
								instancePath: instancePath + "/headers/idempotency-key",
								schemaPath: "#/properties/headers/properties/idempotency-key/maxLength",
								keyword: "maxLength",
								params: { limit: 257 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err6 = {
								instancePath: instancePath + "/headers/idempotency-key",
								schemaPath: "#/properties/headers/properties/idempotency-key/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!pattern3$1.test(data3)) {
							const err7 = {
								instancePath: instancePath + "/headers/idempotency-key",
								schemaPath: "#/properties/headers/properties/idempotency-key/pattern",
								keyword: "pattern",
								params: { pattern: "^(\"[ !#-\\[\\]-~]{1,255}\"|[!#-+\\--:<-\\[\\]-~]{1,255})$" }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/headers/idempotency-key",
							schemaPath: "#/properties/headers/properties/idempotency-key/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate67.errors = vErrors;
	return errors === 0;
}
validate67.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v8 = validate68;
const pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate69.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern4.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^sha256:[0-9a-f]{64}$" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate69.errors = vErrors;
	return errors === 0;
}
validate69.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const obj0$1 = new Set([
	"repositoryId",
	"claimId",
	"experimentVersionId"
]);
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate68.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.repositoryId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "repositoryId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.claimId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "claimId" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.repositoryId !== void 0) {
			let data0 = data.repositoryId;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err2 = {
						instancePath: instancePath + "/repositoryId",
						schemaPath: "#/properties/repositoryId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/repositoryId",
						schemaPath: "#/properties/repositoryId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/repositoryId",
					schemaPath: "#/properties/repositoryId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.claimId !== void 0) {
			let data1 = data.claimId;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 128) {
					const err5 = {
						instancePath: instancePath + "/claimId",
						schemaPath: "#/properties/claimId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1$1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/claimId",
						schemaPath: "#/properties/claimId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/claimId",
					schemaPath: "#/properties/claimId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.experimentVersionId !== void 0) {
			if (!validate69(data.experimentVersionId, {
				instancePath: instancePath + "/experimentVersionId",
				parentData: data,
				parentDataProperty: "experimentVersionId",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
				errors = vErrors.length;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj0$1.has(name));
		if (unknown0 !== void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate68.errors = vErrors;
	return errors === 0;
}
validate68.evaluated = {
	"props": {
		"repositoryId": true,
		"claimId": true,
		"experimentVersionId": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v9 = validate71;
const schema32 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"headers"
	],
	"properties": {
		"path": {
			"type": "object",
			"properties": { "runId": {
				"type": "string",
				"minLength": 1,
				"maxLength": 128
			} },
			"required": ["runId"]
		},
		"query": {
			"type": "object",
			"properties": {
				"repository_id": {
					"type": "string",
					"minLength": 1,
					"maxLength": 128
				},
				"include": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": [
							"environment",
							"attestation",
							"logs",
							"evidence",
							"assessments"
						]
					},
					"minItems": 1,
					"uniqueItems": true
				}
			},
			"required": []
		},
		"headers": {
			"type": "object",
			"properties": { "if-none-match": {
				"type": "string",
				"maxLength": 16384
			} },
			"required": []
		}
	},
	"$id": "target:/v9"
};
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate71.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.runId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "runId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.runId !== void 0) {
					let data1 = data0.runId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/runId",
							schemaPath: "#/properties/path/properties/runId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.repository_id !== void 0) {
					let data3 = data2.repository_id;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err8 = {
								instancePath: instancePath + "/query/repository_id",
								schemaPath: "#/properties/query/properties/repository_id/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err9 = {
								instancePath: instancePath + "/query/repository_id",
								schemaPath: "#/properties/query/properties/repository_id/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/query/repository_id",
							schemaPath: "#/properties/query/properties/repository_id/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data2.include !== void 0) {
					let data4 = data2.include;
					if (Array.isArray(data4)) {
						if (data4.length < 1) {
							const err11 = {
								instancePath: instancePath + "/query/include",
								schemaPath: "#/properties/query/properties/include/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						const len0 = data4.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data5 = data4[i0];
							if (typeof data5 !== "string") {
								const err12 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
							if (!(data5 === "environment" || data5 === "attestation" || data5 === "logs" || data5 === "evidence" || data5 === "assessments")) {
								const err13 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/enum",
									keyword: "enum",
									params: { allowedValues: schema32.properties.query.properties.include.items.enum }
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						}
						let i1 = data4.length;
						let j0;
						if (i1 > 1) {
							const indices0 = {};
							for (; i1--;) {
								let item0 = data4[i1];
								if (typeof item0 !== "string") continue;
								if (typeof indices0[item0] == "number") {
									j0 = indices0[item0];
									const err14 = {
										instancePath: instancePath + "/query/include",
										schemaPath: "#/properties/query/properties/include/uniqueItems",
										keyword: "uniqueItems",
										params: {
											i: i1,
											j: j0
										}
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
									break;
								}
								indices0[item0] = i1;
							}
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/query/include",
							schemaPath: "#/properties/query/properties/include/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data6 = data.headers;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (data6["if-none-match"] !== void 0) {
					let data7 = data6["if-none-match"];
					if (typeof data7 === "string") {
						if (func1$1(data7) > 16384) {
							const err17 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate71.errors = vErrors;
	return errors === 0;
}
validate71.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v10 = validate72;
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate72.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.runId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "runId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.runId !== void 0) {
					let data1 = data0.runId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/runId",
							schemaPath: "#/properties/path/properties/runId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.limit === void 0) data2.limit = 20;
				if (data2.cursor !== void 0) {
					let data3 = data2.cursor;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 1024) {
							const err8 = {
								instancePath: instancePath + "/query/cursor",
								schemaPath: "#/properties/query/properties/cursor/maxLength",
								keyword: "maxLength",
								params: { limit: 1024 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err9 = {
								instancePath: instancePath + "/query/cursor",
								schemaPath: "#/properties/query/properties/cursor/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/query/cursor",
							schemaPath: "#/properties/query/properties/cursor/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				let data4 = data2.limit;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
					const err11 = {
						instancePath: instancePath + "/query/limit",
						schemaPath: "#/properties/query/properties/limit/type",
						keyword: "type",
						params: { type: "integer" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (typeof data4 == "number" && isFinite(data4)) {
					if (data4 > 100 || isNaN(data4)) {
						const err12 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							}
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					if (data4 < 1 || isNaN(data4)) {
						const err13 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							}
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data5 = data.headers;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (data5["if-none-match"] !== void 0) {
					let data6 = data5["if-none-match"];
					if (typeof data6 === "string") {
						if (func1$1(data6) > 16384) {
							const err15 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					} else {
						const err16 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate72.errors = vErrors;
	return errors === 0;
}
validate72.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v11 = validate73;
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate73.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.evidenceId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "evidenceId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.evidenceId !== void 0) {
					let data1 = data0.evidenceId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/evidenceId",
								schemaPath: "#/properties/path/properties/evidenceId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/evidenceId",
								schemaPath: "#/properties/path/properties/evidenceId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/evidenceId",
							schemaPath: "#/properties/path/properties/evidenceId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.repository_id === void 0) {
					const err8 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/required",
						keyword: "required",
						params: { missingProperty: "repository_id" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data2.repository_id !== void 0) {
					let data3 = data2.repository_id;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err9 = {
								instancePath: instancePath + "/query/repository_id",
								schemaPath: "#/properties/query/properties/repository_id/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err10 = {
								instancePath: instancePath + "/query/repository_id",
								schemaPath: "#/properties/query/properties/repository_id/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/query/repository_id",
							schemaPath: "#/properties/query/properties/repository_id/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data4 = data.headers;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4["if-none-match"] !== void 0) {
					let data5 = data4["if-none-match"];
					if (typeof data5 === "string") {
						if (func1$1(data5) > 16384) {
							const err13 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate73.errors = vErrors;
	return errors === 0;
}
validate73.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v12 = validate74;
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate74.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.owner !== void 0) {
					let data2 = data1.owner;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err4 = {
								instancePath: instancePath + "/query/owner",
								schemaPath: "#/properties/query/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err5 = {
								instancePath: instancePath + "/query/owner",
								schemaPath: "#/properties/query/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/query/owner",
							schemaPath: "#/properties/query/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				if (data1.slug !== void 0) {
					let data3 = data1.slug;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err7 = {
								instancePath: instancePath + "/query/slug",
								schemaPath: "#/properties/query/properties/slug/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err8 = {
								instancePath: instancePath + "/query/slug",
								schemaPath: "#/properties/query/properties/slug/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/query/slug",
							schemaPath: "#/properties/query/properties/slug/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data4 = data.headers;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4["if-none-match"] !== void 0) {
					let data5 = data4["if-none-match"];
					if (typeof data5 === "string") {
						if (func1$1(data5) > 16384) {
							const err11 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate74.errors = vErrors;
	return errors === 0;
}
validate74.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v13 = validate75;
const pattern5 = new RegExp("^[^\\S\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069][^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*$", "u");
const pattern6 = new RegExp("^[a-z0-9-]+$", "u");
const pattern8 = new RegExp("^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$", "u");
const pattern9 = new RegExp("^https://[^\\s/?#@]+/[^\\s/?#]+/[^\\s/?#]+/?$", "u");
const pattern10 = new RegExp("^https://[^\\s/?#@]+([/?#][^\\s]*)?$", "u");
const formats2 = (init_formats(), __toCommonJS(formats_exports)).formats.uri;
const schema37 = {
	"type": "string",
	"enum": [
		"CC0-1.0",
		"CC-BY-4.0",
		"CC-BY-SA-4.0",
		"MIT",
		"Apache-2.0",
		"preprint-default",
		"publisher-restricted",
		"unknown"
	],
	"$id": "contract:/PaperLicense"
};
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate76.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "CC0-1.0" || data === "CC-BY-4.0" || data === "CC-BY-SA-4.0" || data === "MIT" || data === "Apache-2.0" || data === "preprint-default" || data === "publisher-restricted" || data === "unknown")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema37.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate76.errors = vErrors;
	return errors === 0;
}
validate76.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema38 = {
	"type": "string",
	"enum": [
		"MIT",
		"Apache-2.0",
		"BSD-2-Clause",
		"BSD-3-Clause",
		"ISC",
		"MPL-2.0",
		"GPL-3.0-only",
		"no-code",
		"unknown"
	],
	"$id": "contract:/CodeLicense"
};
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate78.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "MIT" || data === "Apache-2.0" || data === "BSD-2-Clause" || data === "BSD-3-Clause" || data === "ISC" || data === "MPL-2.0" || data === "GPL-3.0-only" || data === "no-code" || data === "unknown")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema38.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate78.errors = vErrors;
	return errors === 0;
}
validate78.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema39 = {
	"type": "string",
	"enum": ["public", "private"],
	"$id": "contract:/Visibility"
};
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate80.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "public" || data === "private")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema39.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate80.errors = vErrors;
	return errors === 0;
}
validate80.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const obj1 = new Set([
	"title",
	"slug",
	"owner",
	"description",
	"githubUrl",
	"sourceUrl",
	"paperLicense",
	"codeLicense",
	"submitterAttested",
	"visibility"
]);
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate75.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.paperLicense === void 0) data.paperLicense = "unknown";
		if (data.codeLicense === void 0) data.codeLicense = "unknown";
		if (data.visibility === void 0) data.visibility = "public";
		if (data.title === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.slug === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slug" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.submitterAttested === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "submitterAttested" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.title !== void 0) {
			let data0 = data.title;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 240) {
					const err3 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 240 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func1$1(data0) < 3) {
					const err4 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 3 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern5.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/pattern",
						keyword: "pattern",
						params: { pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069][^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*$" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 96) {
					const err7 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/maxLength",
						keyword: "maxLength",
						params: { limit: 96 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (func1$1(data1) < 1) {
					const err8 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!pattern6.test(data1)) {
					const err9 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9-]+$" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.owner !== void 0) {
			let data2 = data.owner;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 64) {
					const err11 = {
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/maxLength",
						keyword: "maxLength",
						params: { limit: 64 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (func1$1(data2) < 1) {
					const err12 = {
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!pattern6.test(data2)) {
					const err13 = {
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9-]+$" }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/owner",
					schemaPath: "#/properties/owner/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data3 = data.description;
			if (typeof data3 === "string") {
				if (func1$1(data3) > 1e3) {
					const err15 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!pattern8.test(data3)) {
					const err16 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/pattern",
						keyword: "pattern",
						params: { pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.githubUrl !== void 0) {
			let data4 = data.githubUrl;
			if (typeof data4 === "string") {
				if (func1$1(data4) > 500) {
					const err18 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (!pattern9.test(data4)) {
					const err19 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^https://[^\\s/?#@]+/[^\\s/?#]+/[^\\s/?#]+/?$" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (!formats2(data4)) {
					const err20 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/githubUrl",
					schemaPath: "#/properties/githubUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.sourceUrl !== void 0) {
			let data5 = data.sourceUrl;
			if (typeof data5 === "string") {
				if (func1$1(data5) > 2e3) {
					const err22 = {
						instancePath: instancePath + "/sourceUrl",
						schemaPath: "#/properties/sourceUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (!pattern10.test(data5)) {
					const err23 = {
						instancePath: instancePath + "/sourceUrl",
						schemaPath: "#/properties/sourceUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^https://[^\\s/?#@]+([/?#][^\\s]*)?$" }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				if (!formats2(data5)) {
					const err24 = {
						instancePath: instancePath + "/sourceUrl",
						schemaPath: "#/properties/sourceUrl/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/sourceUrl",
					schemaPath: "#/properties/sourceUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (!validate76(data.paperLicense, {
			instancePath: instancePath + "/paperLicense",
			parentData: data,
			parentDataProperty: "paperLicense",
			rootData,
			dynamicAnchors
		})) {
			vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
			errors = vErrors.length;
		}
		if (!validate78(data.codeLicense, {
			instancePath: instancePath + "/codeLicense",
			parentData: data,
			parentDataProperty: "codeLicense",
			rootData,
			dynamicAnchors
		})) {
			vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
			errors = vErrors.length;
		}
		if (data.submitterAttested !== void 0) {
			let data8 = data.submitterAttested;
			if (typeof data8 !== "string") {
				const err26 = {
					instancePath: instancePath + "/submitterAttested",
					schemaPath: "#/properties/submitterAttested/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
			if ("true" !== data8) {
				const err27 = {
					instancePath: instancePath + "/submitterAttested",
					schemaPath: "#/properties/submitterAttested/const",
					keyword: "const",
					params: { allowedValue: "true" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (!validate80(data.visibility, {
			instancePath: instancePath + "/visibility",
			parentData: data,
			parentDataProperty: "visibility",
			rootData,
			dynamicAnchors
		})) {
			vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
			errors = vErrors.length;
		}
		const unknown0 = Object.keys(data).find((name) => !obj1.has(name));
		if (unknown0 !== void 0) {
			const err28 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err28];
			else vErrors.push(err28);
			errors++;
		}
	} else {
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err29];
		else vErrors.push(err29);
		errors++;
	}
	validate75.errors = vErrors;
	return errors === 0;
}
validate75.evaluated = {
	"props": {
		"title": true,
		"slug": true,
		"owner": true,
		"description": true,
		"githubUrl": true,
		"sourceUrl": true,
		"paperLicense": true,
		"codeLicense": true,
		"submitterAttested": true,
		"visibility": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v14 = validate82;
const obj2 = new Set([
	"input",
	"title",
	"owner",
	"slug",
	"githubUrl",
	"visibility"
]);
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate82.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.visibility === void 0) data.visibility = "public";
		if (data.input === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "input" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.input !== void 0) {
			let data0 = data.input;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 300) {
					const err1 = {
						instancePath: instancePath + "/input",
						schemaPath: "#/properties/input/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/input",
						schemaPath: "#/properties/input/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/input",
					schemaPath: "#/properties/input/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 240) {
					const err4 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 240 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func1$1(data1) < 3) {
					const err5 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 3 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern5.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/pattern",
						keyword: "pattern",
						params: { pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069][^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*$" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.owner !== void 0) {
			let data2 = data.owner;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 64) {
					const err8 = {
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/maxLength",
						keyword: "maxLength",
						params: { limit: 64 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (func1$1(data2) < 1) {
					const err9 = {
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!pattern6.test(data2)) {
					const err10 = {
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9-]+$" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/owner",
					schemaPath: "#/properties/owner/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data3 = data.slug;
			if (typeof data3 === "string") {
				if (func1$1(data3) > 96) {
					const err12 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/maxLength",
						keyword: "maxLength",
						params: { limit: 96 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (func1$1(data3) < 1) {
					const err13 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.githubUrl !== void 0) {
			let data4 = data.githubUrl;
			if (typeof data4 === "string") {
				if (func1$1(data4) > 500) {
					const err15 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!pattern9.test(data4)) {
					const err16 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^https://[^\\s/?#@]+/[^\\s/?#]+/[^\\s/?#]+/?$" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (!formats2(data4)) {
					const err17 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/githubUrl",
					schemaPath: "#/properties/githubUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (!validate80(data.visibility, {
			instancePath: instancePath + "/visibility",
			parentData: data,
			parentDataProperty: "visibility",
			rootData,
			dynamicAnchors
		})) {
			vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
			errors = vErrors.length;
		}
		const unknown0 = Object.keys(data).find((name) => !obj2.has(name));
		if (unknown0 !== void 0) {
			const err19 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate82.errors = vErrors;
	return errors === 0;
}
validate82.evaluated = {
	"props": {
		"input": true,
		"title": true,
		"owner": true,
		"slug": true,
		"githubUrl": true,
		"visibility": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v15 = validate84;
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate84.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.repositoryId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "repositoryId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.repositoryId !== void 0) {
					let data1 = data0.repositoryId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/repositoryId",
								schemaPath: "#/properties/path/properties/repositoryId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/repositoryId",
								schemaPath: "#/properties/path/properties/repositoryId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/repositoryId",
							schemaPath: "#/properties/path/properties/repositoryId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3["idempotency-key"] !== void 0) {
					let data4 = data3["idempotency-key"];
					if (typeof data4 === "string") {
						if (func1$1(data4) > 257) {
							const err9 = {
								instancePath: instancePath + "/headers/idempotency-key",
								schemaPath: "#/properties/headers/properties/idempotency-key/maxLength",
								keyword: "maxLength",
								params: { limit: 257 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data4) < 1) {
							const err10 = {
								instancePath: instancePath + "/headers/idempotency-key",
								schemaPath: "#/properties/headers/properties/idempotency-key/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (!pattern3$1.test(data4)) {
							const err11 = {
								instancePath: instancePath + "/headers/idempotency-key",
								schemaPath: "#/properties/headers/properties/idempotency-key/pattern",
								keyword: "pattern",
								params: { pattern: "^(\"[ !#-\\[\\]-~]{1,255}\"|[!#-+\\--:<-\\[\\]-~]{1,255})$" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/headers/idempotency-key",
							schemaPath: "#/properties/headers/properties/idempotency-key/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate84.errors = vErrors;
	return errors === 0;
}
validate84.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v16 = validate85;
const pattern17 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
const obj3 = new Set([
	"title",
	"description",
	"topics",
	"visibility"
]);
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate85.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (Object.keys(data).length < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minProperties",
				keyword: "minProperties",
				params: { limit: 1 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.title !== void 0) {
			let data0 = data.title;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 240) {
					const err1 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 240 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1$1(data0) < 3) {
					const err2 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 3 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!pattern5.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/pattern",
						keyword: "pattern",
						params: { pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069][^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*$" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 1e3) {
					const err5 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern8.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/pattern",
						keyword: "pattern",
						params: { pattern: "^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069]*$" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.topics !== void 0) {
			let data2 = data.topics;
			if (Array.isArray(data2)) {
				if (data2.length > 20) {
					const err8 = {
						instancePath: instancePath + "/topics",
						schemaPath: "#/properties/topics/maxItems",
						keyword: "maxItems",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func1$1(data3) > 50) {
							const err9 = {
								instancePath: instancePath + "/topics/" + i0,
								schemaPath: "#/properties/topics/items/maxLength",
								keyword: "maxLength",
								params: { limit: 50 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err10 = {
								instancePath: instancePath + "/topics/" + i0,
								schemaPath: "#/properties/topics/items/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (!pattern17.test(data3)) {
							const err11 = {
								instancePath: instancePath + "/topics/" + i0,
								schemaPath: "#/properties/topics/items/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/topics/" + i0,
							schemaPath: "#/properties/topics/items/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data2[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err13 = {
								instancePath: instancePath + "/topics",
								schemaPath: "#/properties/topics/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								}
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/topics",
					schemaPath: "#/properties/topics/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.visibility !== void 0) {
			if (!validate80(data.visibility, {
				instancePath: instancePath + "/visibility",
				parentData: data,
				parentDataProperty: "visibility",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
				errors = vErrors.length;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj3.has(name));
		if (unknown0 !== void 0) {
			const err15 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate85.errors = vErrors;
	return errors === 0;
}
validate85.evaluated = {
	"props": {
		"title": true,
		"description": true,
		"topics": true,
		"visibility": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v17 = validate87;
const obj4 = new Set(["reason"]);
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate87.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.reason === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.reason !== void 0) {
			let data0 = data.reason;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 500) {
					const err1 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1$1(data0) < 3) {
					const err2 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/minLength",
						keyword: "minLength",
						params: { limit: 3 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!pattern5.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/pattern",
						keyword: "pattern",
						params: { pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069][^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*$" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj4.has(name));
		if (unknown0 !== void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate87.errors = vErrors;
	return errors === 0;
}
validate87.evaluated = {
	"props": { "reason": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v18 = validate88;
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate88.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.repositoryId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "repositoryId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.versionId === void 0) {
					const err4 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "versionId" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.repositoryId !== void 0) {
					let data1 = data0.repositoryId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err5 = {
								instancePath: instancePath + "/path/repositoryId",
								schemaPath: "#/properties/path/properties/repositoryId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err6 = {
								instancePath: instancePath + "/path/repositoryId",
								schemaPath: "#/properties/path/properties/repositoryId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/path/repositoryId",
							schemaPath: "#/properties/path/properties/repositoryId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data0.versionId !== void 0) {
					let data2 = data0.versionId;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err8 = {
								instancePath: instancePath + "/path/versionId",
								schemaPath: "#/properties/path/properties/versionId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/path/versionId",
								schemaPath: "#/properties/path/properties/versionId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/path/versionId",
							schemaPath: "#/properties/path/properties/versionId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data3 = data.query;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err12 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data4 = data.headers;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4["if-none-match"] !== void 0) {
					let data5 = data4["if-none-match"];
					if (typeof data5 === "string") {
						if (func1$1(data5) > 16384) {
							const err13 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate88.errors = vErrors;
	return errors === 0;
}
validate88.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v19 = validate89;
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate89.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.repositoryId === void 0) {
					const err4 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/required",
						keyword: "required",
						params: { missingProperty: "repositoryId" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data1.repositoryId !== void 0) {
					let data2 = data1.repositoryId;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err5 = {
								instancePath: instancePath + "/query/repositoryId",
								schemaPath: "#/properties/query/properties/repositoryId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err6 = {
								instancePath: instancePath + "/query/repositoryId",
								schemaPath: "#/properties/query/properties/repositoryId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/query/repositoryId",
							schemaPath: "#/properties/query/properties/repositoryId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err9 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate89.errors = vErrors;
	return errors === 0;
}
validate89.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v20 = validate90;
const obj5 = new Set(["repositoryId", "githubUrl"]);
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate90.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.repositoryId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "repositoryId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.repositoryId !== void 0) {
			let data0 = data.repositoryId;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err1 = {
						instancePath: instancePath + "/repositoryId",
						schemaPath: "#/properties/repositoryId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/repositoryId",
						schemaPath: "#/properties/repositoryId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/repositoryId",
					schemaPath: "#/properties/repositoryId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.githubUrl !== void 0) {
			let data1 = data.githubUrl;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 500) {
					const err4 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern9.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^https://[^\\s/?#@]+/[^\\s/?#]+/[^\\s/?#]+/?$" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!formats2(data1)) {
					const err6 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/githubUrl",
					schemaPath: "#/properties/githubUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj5.has(name));
		if (unknown0 !== void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate90.errors = vErrors;
	return errors === 0;
}
validate90.evaluated = {
	"props": {
		"repositoryId": true,
		"githubUrl": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v21 = validate91;
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate91.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.jobId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "jobId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.jobId !== void 0) {
					let data1 = data0.jobId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/jobId",
								schemaPath: "#/properties/path/properties/jobId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/jobId",
								schemaPath: "#/properties/path/properties/jobId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/jobId",
							schemaPath: "#/properties/path/properties/jobId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3["idempotency-key"] !== void 0) {
					let data4 = data3["idempotency-key"];
					if (typeof data4 === "string") {
						if (func1$1(data4) > 257) {
							const err9 = {
								instancePath: instancePath + "/headers/idempotency-key",
								schemaPath: "#/properties/headers/properties/idempotency-key/maxLength",
								keyword: "maxLength",
								params: { limit: 257 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data4) < 1) {
							const err10 = {
								instancePath: instancePath + "/headers/idempotency-key",
								schemaPath: "#/properties/headers/properties/idempotency-key/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (!pattern3$1.test(data4)) {
							const err11 = {
								instancePath: instancePath + "/headers/idempotency-key",
								schemaPath: "#/properties/headers/properties/idempotency-key/pattern",
								keyword: "pattern",
								params: { pattern: "^(\"[ !#-\\[\\]-~]{1,255}\"|[!#-+\\--:<-\\[\\]-~]{1,255})$" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/headers/idempotency-key",
							schemaPath: "#/properties/headers/properties/idempotency-key/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate91.errors = vErrors;
	return errors === 0;
}
validate91.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v22 = validate92;
const schema48 = {
	"type": "object",
	"properties": {
		"repositoryId": {
			"type": "string",
			"minLength": 1,
			"maxLength": 128
		},
		"action": {
			"type": "string",
			"enum": ["star", "unstar"]
		}
	},
	"required": ["repositoryId", "action"],
	"closed": true,
	"$id": "target:/v22"
};
const obj6 = new Set(["repositoryId", "action"]);
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate92.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.repositoryId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "repositoryId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.action === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "action" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.repositoryId !== void 0) {
			let data0 = data.repositoryId;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err2 = {
						instancePath: instancePath + "/repositoryId",
						schemaPath: "#/properties/repositoryId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/repositoryId",
						schemaPath: "#/properties/repositoryId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/repositoryId",
					schemaPath: "#/properties/repositoryId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.action !== void 0) {
			let data1 = data.action;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (!(data1 === "star" || data1 === "unstar")) {
				const err6 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/enum",
					keyword: "enum",
					params: { allowedValues: schema48.properties.action.enum }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj6.has(name));
		if (unknown0 !== void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate92.errors = vErrors;
	return errors === 0;
}
validate92.evaluated = {
	"props": {
		"repositoryId": true,
		"action": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v23 = validate93;
const schema49 = {
	"type": "object",
	"properties": {
		"repositoryId": {
			"type": "string",
			"minLength": 1,
			"maxLength": 128
		},
		"action": {
			"type": "string",
			"enum": ["request", "withdraw"]
		}
	},
	"required": ["repositoryId", "action"],
	"closed": true,
	"$id": "target:/v23"
};
const obj7 = new Set(["repositoryId", "action"]);
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate93.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.repositoryId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "repositoryId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.action === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "action" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.repositoryId !== void 0) {
			let data0 = data.repositoryId;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err2 = {
						instancePath: instancePath + "/repositoryId",
						schemaPath: "#/properties/repositoryId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/repositoryId",
						schemaPath: "#/properties/repositoryId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/repositoryId",
					schemaPath: "#/properties/repositoryId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.action !== void 0) {
			let data1 = data.action;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if (!(data1 === "request" || data1 === "withdraw")) {
				const err6 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/enum",
					keyword: "enum",
					params: { allowedValues: schema49.properties.action.enum }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj7.has(name));
		if (unknown0 !== void 0) {
			const err7 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate93.errors = vErrors;
	return errors === 0;
}
validate93.evaluated = {
	"props": {
		"repositoryId": true,
		"action": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v24 = validate94;
const schema50 = {
	"type": "object",
	"properties": {
		"targetType": {
			"type": "string",
			"enum": ["repository", "user"]
		},
		"targetId": {
			"type": "string",
			"minLength": 1,
			"maxLength": 128
		},
		"action": {
			"type": "string",
			"enum": ["follow", "unfollow"]
		}
	},
	"required": [
		"targetType",
		"targetId",
		"action"
	],
	"closed": true,
	"$id": "target:/v24"
};
const obj8 = new Set([
	"targetType",
	"targetId",
	"action"
]);
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate94.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.targetType === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "targetType" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.targetId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "targetId" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.action === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "action" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.targetType !== void 0) {
			let data0 = data.targetType;
			if (typeof data0 !== "string") {
				const err3 = {
					instancePath: instancePath + "/targetType",
					schemaPath: "#/properties/targetType/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (!(data0 === "repository" || data0 === "user")) {
				const err4 = {
					instancePath: instancePath + "/targetType",
					schemaPath: "#/properties/targetType/enum",
					keyword: "enum",
					params: { allowedValues: schema50.properties.targetType.enum }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.targetId !== void 0) {
			let data1 = data.targetId;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 128) {
					const err5 = {
						instancePath: instancePath + "/targetId",
						schemaPath: "#/properties/targetId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1$1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/targetId",
						schemaPath: "#/properties/targetId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/targetId",
					schemaPath: "#/properties/targetId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.action !== void 0) {
			let data2 = data.action;
			if (typeof data2 !== "string") {
				const err8 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
			if (!(data2 === "follow" || data2 === "unfollow")) {
				const err9 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/enum",
					keyword: "enum",
					params: { allowedValues: schema50.properties.action.enum }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj8.has(name));
		if (unknown0 !== void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate94.errors = vErrors;
	return errors === 0;
}
validate94.evaluated = {
	"props": {
		"targetType": true,
		"targetId": true,
		"action": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v25 = validate95;
const obj9 = new Set([
	"repositoryId",
	"owner",
	"slug"
]);
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate95.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.repositoryId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "repositoryId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.repositoryId !== void 0) {
			let data0 = data.repositoryId;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err1 = {
						instancePath: instancePath + "/repositoryId",
						schemaPath: "#/properties/repositoryId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/repositoryId",
						schemaPath: "#/properties/repositoryId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/repositoryId",
					schemaPath: "#/properties/repositoryId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.owner !== void 0) {
			let data1 = data.owner;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 64) {
					const err4 = {
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/maxLength",
						keyword: "maxLength",
						params: { limit: 64 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func1$1(data1) < 1) {
					const err5 = {
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern6.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9-]+$" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/owner",
					schemaPath: "#/properties/owner/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data2 = data.slug;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 96) {
					const err8 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/maxLength",
						keyword: "maxLength",
						params: { limit: 96 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (func1$1(data2) < 1) {
					const err9 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (!pattern6.test(data2)) {
					const err10 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9-]+$" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj9.has(name));
		if (unknown0 !== void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate95.errors = vErrors;
	return errors === 0;
}
validate95.evaluated = {
	"props": {
		"repositoryId": true,
		"owner": true,
		"slug": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v26 = validate96;
const pattern23 = new RegExp("^([0-9]{1,15}|end)$", "u");
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate96.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.runId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "runId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.runId !== void 0) {
					let data1 = data0.runId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/runId",
							schemaPath: "#/properties/path/properties/runId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3["last-event-id"] !== void 0) {
					let data4 = data3["last-event-id"];
					if (typeof data4 === "string") {
						if (func1$1(data4) > 15) {
							const err9 = {
								instancePath: instancePath + "/headers/last-event-id",
								schemaPath: "#/properties/headers/properties/last-event-id/maxLength",
								keyword: "maxLength",
								params: { limit: 15 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (!pattern23.test(data4)) {
							const err10 = {
								instancePath: instancePath + "/headers/last-event-id",
								schemaPath: "#/properties/headers/properties/last-event-id/pattern",
								keyword: "pattern",
								params: { pattern: "^([0-9]{1,15}|end)$" }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/headers/last-event-id",
							schemaPath: "#/properties/headers/properties/last-event-id/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate96.errors = vErrors;
	return errors === 0;
}
validate96.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v27 = validate97;
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate97.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.runId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "runId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.runId !== void 0) {
					let data1 = data0.runId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/runId",
							schemaPath: "#/properties/path/properties/runId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3["idempotency-key"] !== void 0) {
					let data4 = data3["idempotency-key"];
					if (typeof data4 === "string") {
						if (func1$1(data4) > 257) {
							const err9 = {
								instancePath: instancePath + "/headers/idempotency-key",
								schemaPath: "#/properties/headers/properties/idempotency-key/maxLength",
								keyword: "maxLength",
								params: { limit: 257 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data4) < 1) {
							const err10 = {
								instancePath: instancePath + "/headers/idempotency-key",
								schemaPath: "#/properties/headers/properties/idempotency-key/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
						if (!pattern3$1.test(data4)) {
							const err11 = {
								instancePath: instancePath + "/headers/idempotency-key",
								schemaPath: "#/properties/headers/properties/idempotency-key/pattern",
								keyword: "pattern",
								params: { pattern: "^(\"[ !#-\\[\\]-~]{1,255}\"|[!#-+\\--:<-\\[\\]-~]{1,255})$" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/headers/idempotency-key",
							schemaPath: "#/properties/headers/properties/idempotency-key/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate97.errors = vErrors;
	return errors === 0;
}
validate97.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v28 = validate98;
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate98.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.slug === void 0) {
					const err4 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "slug" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err5 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err6 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					let data2 = data0.slug;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err8 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/path/slug",
							schemaPath: "#/properties/path/properties/slug/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data3 = data.query;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err12 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data4 = data.headers;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4["if-none-match"] !== void 0) {
					let data5 = data4["if-none-match"];
					if (typeof data5 === "string") {
						if (func1$1(data5) > 16384) {
							const err13 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate98.errors = vErrors;
	return errors === 0;
}
validate98.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v29 = validate99;
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate99.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.claimId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "claimId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.claimId !== void 0) {
					let data1 = data0.claimId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/claimId",
								schemaPath: "#/properties/path/properties/claimId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/claimId",
								schemaPath: "#/properties/path/properties/claimId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/claimId",
							schemaPath: "#/properties/path/properties/claimId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.repository_id === void 0) {
					const err8 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/required",
						keyword: "required",
						params: { missingProperty: "repository_id" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data2.repository_id !== void 0) {
					let data3 = data2.repository_id;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err9 = {
								instancePath: instancePath + "/query/repository_id",
								schemaPath: "#/properties/query/properties/repository_id/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err10 = {
								instancePath: instancePath + "/query/repository_id",
								schemaPath: "#/properties/query/properties/repository_id/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/query/repository_id",
							schemaPath: "#/properties/query/properties/repository_id/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data4 = data.headers;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4["if-none-match"] !== void 0) {
					let data5 = data4["if-none-match"];
					if (typeof data5 === "string") {
						if (func1$1(data5) > 16384) {
							const err13 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate99.errors = vErrors;
	return errors === 0;
}
validate99.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v30 = validate100;
const schema56 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"headers"
	],
	"properties": {
		"path": {
			"type": "object",
			"properties": {},
			"required": []
		},
		"query": {
			"type": "object",
			"properties": {
				"url": {
					"type": "string",
					"minLength": 1,
					"maxLength": 2048
				},
				"format": {
					"type": "string",
					"enum": ["json"]
				},
				"maxwidth": {
					"type": "integer",
					"minimum": 1,
					"maximum": 1e5
				},
				"maxheight": {
					"type": "integer",
					"minimum": 1,
					"maximum": 1e5
				}
			},
			"required": ["url"]
		},
		"headers": {
			"type": "object",
			"properties": { "if-none-match": {
				"type": "string",
				"maxLength": 16384
			} },
			"required": []
		}
	},
	"$id": "target:/v30"
};
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate100.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.url === void 0) {
					const err4 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/required",
						keyword: "required",
						params: { missingProperty: "url" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data1.url !== void 0) {
					let data2 = data1.url;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 2048) {
							const err5 = {
								instancePath: instancePath + "/query/url",
								schemaPath: "#/properties/query/properties/url/maxLength",
								keyword: "maxLength",
								params: { limit: 2048 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err6 = {
								instancePath: instancePath + "/query/url",
								schemaPath: "#/properties/query/properties/url/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/query/url",
							schemaPath: "#/properties/query/properties/url/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data1.format !== void 0) {
					let data3 = data1.format;
					if (typeof data3 !== "string") {
						const err8 = {
							instancePath: instancePath + "/query/format",
							schemaPath: "#/properties/query/properties/format/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (!(data3 === "json")) {
						const err9 = {
							instancePath: instancePath + "/query/format",
							schemaPath: "#/properties/query/properties/format/enum",
							keyword: "enum",
							params: { allowedValues: schema56.properties.query.properties.format.enum }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				if (data1.maxwidth !== void 0) {
					let data4 = data1.maxwidth;
					if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
						const err10 = {
							instancePath: instancePath + "/query/maxwidth",
							schemaPath: "#/properties/query/properties/maxwidth/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
					if (typeof data4 == "number" && isFinite(data4)) {
						if (data4 > 1e5 || isNaN(data4)) {
							const err11 = {
								instancePath: instancePath + "/query/maxwidth",
								schemaPath: "#/properties/query/properties/maxwidth/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e5
								}
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (data4 < 1 || isNaN(data4)) {
							const err12 = {
								instancePath: instancePath + "/query/maxwidth",
								schemaPath: "#/properties/query/properties/maxwidth/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					}
				}
				if (data1.maxheight !== void 0) {
					let data5 = data1.maxheight;
					if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
						const err13 = {
							instancePath: instancePath + "/query/maxheight",
							schemaPath: "#/properties/query/properties/maxheight/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (typeof data5 == "number" && isFinite(data5)) {
						if (data5 > 1e5 || isNaN(data5)) {
							const err14 = {
								instancePath: instancePath + "/query/maxheight",
								schemaPath: "#/properties/query/properties/maxheight/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e5
								}
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						if (data5 < 1 || isNaN(data5)) {
							const err15 = {
								instancePath: instancePath + "/query/maxheight",
								schemaPath: "#/properties/query/properties/maxheight/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data6 = data.headers;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (data6["if-none-match"] !== void 0) {
					let data7 = data6["if-none-match"];
					if (typeof data7 === "string") {
						if (func1$1(data7) > 16384) {
							const err17 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate100.errors = vErrors;
	return errors === 0;
}
validate100.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v31 = validate101;
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate101.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err4 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data2 = data.headers;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2["if-none-match"] !== void 0) {
					let data3 = data2["if-none-match"];
					if (typeof data3 === "string") {
						if (func1$1(data3) > 16384) {
							const err5 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate101.errors = vErrors;
	return errors === 0;
}
validate101.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v32 = validate102;
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate102.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.repositoryId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "repositoryId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.repositoryId !== void 0) {
					let data1 = data0.repositoryId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/repositoryId",
								schemaPath: "#/properties/path/properties/repositoryId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/repositoryId",
								schemaPath: "#/properties/path/properties/repositoryId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/repositoryId",
							schemaPath: "#/properties/path/properties/repositoryId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err9 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate102.errors = vErrors;
	return errors === 0;
}
validate102.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v33 = validate103;
const obj10 = new Set(["githubUrl", "input"]);
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate103.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.githubUrl === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "githubUrl" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.githubUrl !== void 0) {
			let data0 = data.githubUrl;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 500) {
					const err1 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!pattern9.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/pattern",
						keyword: "pattern",
						params: { pattern: "^https://[^\\s/?#@]+/[^\\s/?#]+/[^\\s/?#]+/?$" }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats2(data0)) {
					const err3 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/format",
						keyword: "format",
						params: { format: "uri" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/githubUrl",
					schemaPath: "#/properties/githubUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.input !== void 0) {
			let data1 = data.input;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 300) {
					const err5 = {
						instancePath: instancePath + "/input",
						schemaPath: "#/properties/input/maxLength",
						keyword: "maxLength",
						params: { limit: 300 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1$1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/input",
						schemaPath: "#/properties/input/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/input",
					schemaPath: "#/properties/input/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj10.has(name));
		if (unknown0 !== void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate103.errors = vErrors;
	return errors === 0;
}
validate103.evaluated = {
	"props": {
		"githubUrl": true,
		"input": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v34 = validate104;
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate104.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.input === void 0) {
					const err4 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/required",
						keyword: "required",
						params: { missingProperty: "input" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data1.input !== void 0) {
					let data2 = data1.input;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 300) {
							const err5 = {
								instancePath: instancePath + "/query/input",
								schemaPath: "#/properties/query/properties/input/maxLength",
								keyword: "maxLength",
								params: { limit: 300 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err6 = {
								instancePath: instancePath + "/query/input",
								schemaPath: "#/properties/query/properties/input/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/query/input",
							schemaPath: "#/properties/query/properties/input/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err9 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate104.errors = vErrors;
	return errors === 0;
}
validate104.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v35 = validate105;
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate105.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.digest === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "digest" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.digest !== void 0) {
					let data1 = data0.digest;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/digest",
								schemaPath: "#/properties/path/properties/digest/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/digest",
								schemaPath: "#/properties/path/properties/digest/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/digest",
							schemaPath: "#/properties/path/properties/digest/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.range !== void 0) {
					let data4 = data3.range;
					if (typeof data4 === "string") {
						if (func1$1(data4) > 256) {
							const err9 = {
								instancePath: instancePath + "/headers/range",
								schemaPath: "#/properties/headers/properties/range/maxLength",
								keyword: "maxLength",
								params: { limit: 256 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data4) < 1) {
							const err10 = {
								instancePath: instancePath + "/headers/range",
								schemaPath: "#/properties/headers/properties/range/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/headers/range",
							schemaPath: "#/properties/headers/properties/range/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data3["if-none-match"] !== void 0) {
					let data5 = data3["if-none-match"];
					if (typeof data5 === "string") {
						if (func1$1(data5) > 16384) {
							const err12 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate105.errors = vErrors;
	return errors === 0;
}
validate105.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v36 = validate106;
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate106.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.digest === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "digest" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.digest !== void 0) {
					let data1 = data0.digest;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/digest",
								schemaPath: "#/properties/path/properties/digest/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/digest",
								schemaPath: "#/properties/path/properties/digest/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/digest",
							schemaPath: "#/properties/path/properties/digest/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err9 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate106.errors = vErrors;
	return errors === 0;
}
validate106.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v37 = validate107;
const formats12 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const obj11 = new Set([
	"name",
	"email",
	"password",
	"username"
]);
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate107.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.email === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.password === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.username === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "username" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err5 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern5.test(data0)) {
					const err6 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/pattern",
						keyword: "pattern",
						params: { pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069][^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*$" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.email !== void 0) {
			let data1 = data.email;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 254) {
					const err8 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (!formats12.test(data1)) {
					const err9 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/format",
						keyword: "format",
						params: { format: "email" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data2 = data.password;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 128) {
					const err11 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (func1$1(data2) < 8) {
					const err12 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/minLength",
						keyword: "minLength",
						params: { limit: 8 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.username !== void 0) {
			let data3 = data.username;
			if (typeof data3 === "string") {
				if (func1$1(data3) > 64) {
					const err14 = {
						instancePath: instancePath + "/username",
						schemaPath: "#/properties/username/maxLength",
						keyword: "maxLength",
						params: { limit: 64 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (func1$1(data3) < 1) {
					const err15 = {
						instancePath: instancePath + "/username",
						schemaPath: "#/properties/username/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!pattern6.test(data3)) {
					const err16 = {
						instancePath: instancePath + "/username",
						schemaPath: "#/properties/username/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9-]+$" }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/username",
					schemaPath: "#/properties/username/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj11.has(name));
		if (unknown0 !== void 0) {
			const err18 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
validate107.evaluated = {
	"props": {
		"name": true,
		"email": true,
		"password": true,
		"username": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v38 = validate108;
const obj12 = new Set([
	"email",
	"password",
	"rememberMe"
]);
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate108.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rememberMe === void 0) data.rememberMe = true;
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.password === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.email !== void 0) {
			let data0 = data.email;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 254) {
					const err2 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!formats12.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/format",
						keyword: "format",
						params: { format: "email" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 128) {
					const err5 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1$1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (typeof data.rememberMe !== "boolean") {
			const err8 = {
				instancePath: instancePath + "/rememberMe",
				schemaPath: "#/properties/rememberMe/type",
				keyword: "type",
				params: { type: "boolean" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		const unknown0 = Object.keys(data).find((name) => !obj12.has(name));
		if (unknown0 !== void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate108.errors = vErrors;
	return errors === 0;
}
validate108.evaluated = {
	"props": {
		"email": true,
		"password": true,
		"rememberMe": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v39 = validate109;
const obj13 = new Set([
	"username",
	"password",
	"rememberMe"
]);
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate109.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.rememberMe === void 0) data.rememberMe = true;
		if (data.username === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "username" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.password === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.username !== void 0) {
			let data0 = data.username;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 64) {
					const err2 = {
						instancePath: instancePath + "/username",
						schemaPath: "#/properties/username/maxLength",
						keyword: "maxLength",
						params: { limit: 64 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/username",
						schemaPath: "#/properties/username/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/username",
					schemaPath: "#/properties/username/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 128) {
					const err5 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1$1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (typeof data.rememberMe !== "boolean") {
			const err8 = {
				instancePath: instancePath + "/rememberMe",
				schemaPath: "#/properties/rememberMe/type",
				keyword: "type",
				params: { type: "boolean" }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		const unknown0 = Object.keys(data).find((name) => !obj13.has(name));
		if (unknown0 !== void 0) {
			const err9 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate109.errors = vErrors;
	return errors === 0;
}
validate109.evaluated = {
	"props": {
		"username": true,
		"password": true,
		"rememberMe": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v40 = validate110;
const schema66 = {
	"type": "object",
	"required": [
		"path",
		"query",
		"headers"
	],
	"properties": {
		"path": {
			"type": "object",
			"properties": {},
			"required": []
		},
		"query": {
			"type": "object",
			"properties": {
				"limit": {
					"type": "integer",
					"minimum": 1,
					"maximum": 100,
					"default": 100
				},
				"offset": {
					"type": "integer",
					"minimum": 0,
					"maximum": 1e6,
					"default": 0
				},
				"sortBy": {
					"type": "string",
					"enum": [
						"createdAt",
						"name",
						"expiresAt",
						"lastRequest",
						"updatedAt"
					],
					"default": "createdAt"
				},
				"sortDirection": {
					"type": "string",
					"enum": ["asc", "desc"],
					"default": "asc"
				}
			},
			"required": []
		},
		"headers": {
			"type": "object",
			"properties": {},
			"required": []
		}
	},
	"$id": "target:/v40"
};
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate110.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.limit === void 0) data1.limit = 100;
				if (data1.offset === void 0) data1.offset = 0;
				if (data1.sortBy === void 0) data1.sortBy = "createdAt";
				if (data1.sortDirection === void 0) data1.sortDirection = "asc";
				let data2 = data1.limit;
				if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
					const err4 = {
						instancePath: instancePath + "/query/limit",
						schemaPath: "#/properties/query/properties/limit/type",
						keyword: "type",
						params: { type: "integer" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (typeof data2 == "number" && isFinite(data2)) {
					if (data2 > 100 || isNaN(data2)) {
						const err5 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							}
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (data2 < 1 || isNaN(data2)) {
						const err6 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							}
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				let data3 = data1.offset;
				if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
					const err7 = {
						instancePath: instancePath + "/query/offset",
						schemaPath: "#/properties/query/properties/offset/type",
						keyword: "type",
						params: { type: "integer" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 > 1e6 || isNaN(data3)) {
						const err8 = {
							instancePath: instancePath + "/query/offset",
							schemaPath: "#/properties/query/properties/offset/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e6
							}
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (data3 < 0 || isNaN(data3)) {
						const err9 = {
							instancePath: instancePath + "/query/offset",
							schemaPath: "#/properties/query/properties/offset/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							}
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				let data4 = data1.sortBy;
				if (typeof data4 !== "string") {
					const err10 = {
						instancePath: instancePath + "/query/sortBy",
						schemaPath: "#/properties/query/properties/sortBy/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!(data4 === "createdAt" || data4 === "name" || data4 === "expiresAt" || data4 === "lastRequest" || data4 === "updatedAt")) {
					const err11 = {
						instancePath: instancePath + "/query/sortBy",
						schemaPath: "#/properties/query/properties/sortBy/enum",
						keyword: "enum",
						params: { allowedValues: schema66.properties.query.properties.sortBy.enum }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				let data5 = data1.sortDirection;
				if (typeof data5 !== "string") {
					const err12 = {
						instancePath: instancePath + "/query/sortDirection",
						schemaPath: "#/properties/query/properties/sortDirection/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (!(data5 === "asc" || data5 === "desc")) {
					const err13 = {
						instancePath: instancePath + "/query/sortDirection",
						schemaPath: "#/properties/query/properties/sortDirection/enum",
						keyword: "enum",
						params: { allowedValues: schema66.properties.query.properties.sortDirection.enum }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data6 = data.headers;
			if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
				const err15 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate110.errors = vErrors;
	return errors === 0;
}
validate110.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v41 = validate111;
const obj14 = new Set(["keyId"]);
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate111.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.keyId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "keyId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.keyId !== void 0) {
			let data0 = data.keyId;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err1 = {
						instancePath: instancePath + "/keyId",
						schemaPath: "#/properties/keyId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/keyId",
						schemaPath: "#/properties/keyId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/keyId",
					schemaPath: "#/properties/keyId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj14.has(name));
		if (unknown0 !== void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate111.errors = vErrors;
	return errors === 0;
}
validate111.evaluated = {
	"props": { "keyId": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v42 = validate112;
const obj15 = new Set(["name", "slug"]);
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate112.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.slug === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slug" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern5.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/pattern",
						keyword: "pattern",
						params: { pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069][^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*$" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 64) {
					const err6 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/maxLength",
						keyword: "maxLength",
						params: { limit: 64 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (func1$1(data1) < 1) {
					const err7 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern6.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9-]+$" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj15.has(name));
		if (unknown0 !== void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate112.errors = vErrors;
	return errors === 0;
}
validate112.evaluated = {
	"props": {
		"name": true,
		"slug": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v43 = validate113;
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate113.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.limit === void 0) data1.limit = 100;
				if (data1.offset === void 0) data1.offset = 0;
				if (data1.organizationId === void 0) {
					const err4 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/required",
						keyword: "required",
						params: { missingProperty: "organizationId" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data1.organizationId !== void 0) {
					let data2 = data1.organizationId;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err5 = {
								instancePath: instancePath + "/query/organizationId",
								schemaPath: "#/properties/query/properties/organizationId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err6 = {
								instancePath: instancePath + "/query/organizationId",
								schemaPath: "#/properties/query/properties/organizationId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/query/organizationId",
							schemaPath: "#/properties/query/properties/organizationId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				let data3 = data1.limit;
				if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
					const err8 = {
						instancePath: instancePath + "/query/limit",
						schemaPath: "#/properties/query/properties/limit/type",
						keyword: "type",
						params: { type: "integer" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (typeof data3 == "number" && isFinite(data3)) {
					if (data3 > 100 || isNaN(data3)) {
						const err9 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							}
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (data3 < 1 || isNaN(data3)) {
						const err10 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 1
							}
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				let data4 = data1.offset;
				if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
					const err11 = {
						instancePath: instancePath + "/query/offset",
						schemaPath: "#/properties/query/properties/offset/type",
						keyword: "type",
						params: { type: "integer" }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (typeof data4 == "number" && isFinite(data4)) {
					if (data4 > 1e6 || isNaN(data4)) {
						const err12 = {
							instancePath: instancePath + "/query/offset",
							schemaPath: "#/properties/query/properties/offset/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 1e6
							}
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					if (data4 < 0 || isNaN(data4)) {
						const err13 = {
							instancePath: instancePath + "/query/offset",
							schemaPath: "#/properties/query/properties/offset/minimum",
							keyword: "minimum",
							params: {
								comparison: ">=",
								limit: 0
							}
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data5 = data.headers;
			if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
				const err15 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate113.errors = vErrors;
	return errors === 0;
}
validate113.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v44 = validate114;
const schema70 = {
	"type": "object",
	"properties": {
		"email": {
			"type": "string",
			"format": "email",
			"maxLength": 254
		},
		"role": {
			"type": "string",
			"enum": [
				"owner",
				"admin",
				"member"
			]
		},
		"organizationId": {
			"type": "string",
			"minLength": 1,
			"maxLength": 128
		}
	},
	"required": [
		"email",
		"role",
		"organizationId"
	],
	"closed": true,
	"$id": "target:/v44"
};
const obj16 = new Set([
	"email",
	"role",
	"organizationId"
]);
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate114.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.role === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.organizationId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "organizationId" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.email !== void 0) {
			let data0 = data.email;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 254) {
					const err3 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!formats12.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/format",
						keyword: "format",
						params: { format: "email" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.role !== void 0) {
			let data1 = data.role;
			if (typeof data1 !== "string") {
				const err6 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/properties/role/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data1 === "owner" || data1 === "admin" || data1 === "member")) {
				const err7 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/properties/role/enum",
					keyword: "enum",
					params: { allowedValues: schema70.properties.role.enum }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.organizationId !== void 0) {
			let data2 = data.organizationId;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 128) {
					const err8 = {
						instancePath: instancePath + "/organizationId",
						schemaPath: "#/properties/organizationId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (func1$1(data2) < 1) {
					const err9 = {
						instancePath: instancePath + "/organizationId",
						schemaPath: "#/properties/organizationId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/organizationId",
					schemaPath: "#/properties/organizationId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj16.has(name));
		if (unknown0 !== void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate114.errors = vErrors;
	return errors === 0;
}
validate114.evaluated = {
	"props": {
		"email": true,
		"role": true,
		"organizationId": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v45 = validate115;
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate115.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.organizationId === void 0) {
					const err4 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/required",
						keyword: "required",
						params: { missingProperty: "organizationId" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data1.organizationId !== void 0) {
					let data2 = data1.organizationId;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err5 = {
								instancePath: instancePath + "/query/organizationId",
								schemaPath: "#/properties/query/properties/organizationId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err6 = {
								instancePath: instancePath + "/query/organizationId",
								schemaPath: "#/properties/query/properties/organizationId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/query/organizationId",
							schemaPath: "#/properties/query/properties/organizationId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err9 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate115.errors = vErrors;
	return errors === 0;
}
validate115.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v46 = validate116;
const obj17 = new Set(["invitationId"]);
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate116.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.invitationId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "invitationId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.invitationId !== void 0) {
			let data0 = data.invitationId;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err1 = {
						instancePath: instancePath + "/invitationId",
						schemaPath: "#/properties/invitationId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/invitationId",
						schemaPath: "#/properties/invitationId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/invitationId",
					schemaPath: "#/properties/invitationId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj17.has(name));
		if (unknown0 !== void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate116.errors = vErrors;
	return errors === 0;
}
validate116.evaluated = {
	"props": { "invitationId": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v47 = validate117;
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate117.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.invitationId === void 0) {
					const err4 = {
						instancePath: instancePath + "/query",
						schemaPath: "#/properties/query/required",
						keyword: "required",
						params: { missingProperty: "invitationId" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data1.invitationId !== void 0) {
					let data2 = data1.invitationId;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err5 = {
								instancePath: instancePath + "/query/invitationId",
								schemaPath: "#/properties/query/properties/invitationId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err6 = {
								instancePath: instancePath + "/query/invitationId",
								schemaPath: "#/properties/query/properties/invitationId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/query/invitationId",
							schemaPath: "#/properties/query/properties/invitationId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err9 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate117.errors = vErrors;
	return errors === 0;
}
validate117.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v48 = validate118;
const obj18 = new Set(["memberIdOrEmail", "organizationId"]);
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate118.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.memberIdOrEmail === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memberIdOrEmail" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.organizationId === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "organizationId" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.memberIdOrEmail !== void 0) {
			let data0 = data.memberIdOrEmail;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 254) {
					const err2 = {
						instancePath: instancePath + "/memberIdOrEmail",
						schemaPath: "#/properties/memberIdOrEmail/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/memberIdOrEmail",
						schemaPath: "#/properties/memberIdOrEmail/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/memberIdOrEmail",
					schemaPath: "#/properties/memberIdOrEmail/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.organizationId !== void 0) {
			let data1 = data.organizationId;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 128) {
					const err5 = {
						instancePath: instancePath + "/organizationId",
						schemaPath: "#/properties/organizationId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1$1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/organizationId",
						schemaPath: "#/properties/organizationId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/organizationId",
					schemaPath: "#/properties/organizationId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj18.has(name));
		if (unknown0 !== void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate118.errors = vErrors;
	return errors === 0;
}
validate118.evaluated = {
	"props": {
		"memberIdOrEmail": true,
		"organizationId": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v49 = validate119;
const schema75 = {
	"type": "object",
	"properties": {
		"memberId": {
			"type": "string",
			"minLength": 1,
			"maxLength": 128
		},
		"role": {
			"type": "string",
			"enum": [
				"owner",
				"admin",
				"member"
			]
		},
		"organizationId": {
			"type": "string",
			"minLength": 1,
			"maxLength": 128
		}
	},
	"required": [
		"memberId",
		"role",
		"organizationId"
	],
	"closed": true,
	"$id": "target:/v49"
};
const obj19 = new Set([
	"memberId",
	"role",
	"organizationId"
]);
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate119.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.memberId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memberId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.role === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.organizationId === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "organizationId" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.memberId !== void 0) {
			let data0 = data.memberId;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err3 = {
						instancePath: instancePath + "/memberId",
						schemaPath: "#/properties/memberId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err4 = {
						instancePath: instancePath + "/memberId",
						schemaPath: "#/properties/memberId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/memberId",
					schemaPath: "#/properties/memberId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.role !== void 0) {
			let data1 = data.role;
			if (typeof data1 !== "string") {
				const err6 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/properties/role/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
			if (!(data1 === "owner" || data1 === "admin" || data1 === "member")) {
				const err7 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/properties/role/enum",
					keyword: "enum",
					params: { allowedValues: schema75.properties.role.enum }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.organizationId !== void 0) {
			let data2 = data.organizationId;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 128) {
					const err8 = {
						instancePath: instancePath + "/organizationId",
						schemaPath: "#/properties/organizationId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (func1$1(data2) < 1) {
					const err9 = {
						instancePath: instancePath + "/organizationId",
						schemaPath: "#/properties/organizationId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/organizationId",
					schemaPath: "#/properties/organizationId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj19.has(name));
		if (unknown0 !== void 0) {
			const err11 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate119.errors = vErrors;
	return errors === 0;
}
validate119.evaluated = {
	"props": {
		"memberId": true,
		"role": true,
		"organizationId": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v50 = validate120;
const obj20 = new Set(["organizationId"]);
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate120.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.organizationId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "organizationId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.organizationId !== void 0) {
			let data0 = data.organizationId;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err1 = {
						instancePath: instancePath + "/organizationId",
						schemaPath: "#/properties/organizationId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/organizationId",
						schemaPath: "#/properties/organizationId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/organizationId",
					schemaPath: "#/properties/organizationId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj20.has(name));
		if (unknown0 !== void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate120.errors = vErrors;
	return errors === 0;
}
validate120.evaluated = {
	"props": { "organizationId": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v51 = validate121;
const obj21 = new Set(["name"]);
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate121.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err1 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!pattern5.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/pattern",
						keyword: "pattern",
						params: { pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069][^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*$" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj21.has(name));
		if (unknown0 !== void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate121.errors = vErrors;
	return errors === 0;
}
validate121.evaluated = {
	"props": { "name": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v52 = validate122;
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate122.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.sessionId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "sessionId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.sessionId !== void 0) {
					let data1 = data0.sessionId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/sessionId",
								schemaPath: "#/properties/path/properties/sessionId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/sessionId",
								schemaPath: "#/properties/path/properties/sessionId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/sessionId",
							schemaPath: "#/properties/path/properties/sessionId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err9 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate122.errors = vErrors;
	return errors === 0;
}
validate122.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v53 = validate123;
const obj22 = new Set(["username", "password"]);
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate123.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.username === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "username" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.password === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.username !== void 0) {
			let data0 = data.username;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 64) {
					const err2 = {
						instancePath: instancePath + "/username",
						schemaPath: "#/properties/username/maxLength",
						keyword: "maxLength",
						params: { limit: 64 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/username",
						schemaPath: "#/properties/username/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/username",
					schemaPath: "#/properties/username/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 128) {
					const err5 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1$1(data1) < 1) {
					const err6 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj22.has(name));
		if (unknown0 !== void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate123.errors = vErrors;
	return errors === 0;
}
validate123.evaluated = {
	"props": {
		"username": true,
		"password": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v54 = validate124;
const obj23 = new Set(["email"]);
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate124.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.email !== void 0) {
			let data0 = data.email;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 254) {
					const err1 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 254 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!formats12.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/format",
						keyword: "format",
						params: { format: "email" }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj23.has(name));
		if (unknown0 !== void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate124.errors = vErrors;
	return errors === 0;
}
validate124.evaluated = {
	"props": { "email": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v55 = validate125;
const obj24 = new Set(["token", "password"]);
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate125.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.token === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "token" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.password === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.token !== void 0) {
			let data0 = data.token;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 100) {
					const err2 = {
						instancePath: instancePath + "/token",
						schemaPath: "#/properties/token/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err3 = {
						instancePath: instancePath + "/token",
						schemaPath: "#/properties/token/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/token",
					schemaPath: "#/properties/token/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 128) {
					const err5 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (func1$1(data1) < 8) {
					const err6 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/minLength",
						keyword: "minLength",
						params: { limit: 8 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj24.has(name));
		if (unknown0 !== void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate125.errors = vErrors;
	return errors === 0;
}
validate125.evaluated = {
	"props": {
		"token": true,
		"password": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v56 = validate126;
const obj25 = new Set(["token"]);
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate126.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.token === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "token" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.token !== void 0) {
			let data0 = data.token;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 100) {
					const err1 = {
						instancePath: instancePath + "/token",
						schemaPath: "#/properties/token/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1$1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/token",
						schemaPath: "#/properties/token/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/token",
					schemaPath: "#/properties/token/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj25.has(name));
		if (unknown0 !== void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate126.errors = vErrors;
	return errors === 0;
}
validate126.evaluated = {
	"props": { "token": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v57 = validate127;
const schema84 = {
	"type": "string",
	"enum": ["repositories", "claims"],
	"$id": "contract:/SearchKind"
};
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate128.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "repositories" || data === "claims")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema84.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate128.errors = vErrors;
	return errors === 0;
}
validate128.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate127.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.q !== void 0) {
					let data2 = data1.q;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 400) {
							const err4 = {
								instancePath: instancePath + "/query/q",
								schemaPath: "#/properties/query/properties/q/maxLength",
								keyword: "maxLength",
								params: { limit: 400 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/query/q",
							schemaPath: "#/properties/query/properties/q/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data1.kind !== void 0) {
					if (!validate128(data1.kind, {
						instancePath: instancePath + "/query/kind",
						parentData: data1,
						parentDataProperty: "kind",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
						errors = vErrors.length;
					}
				}
				if (data1.subject !== void 0) {
					let data4 = data1.subject;
					if (typeof data4 === "string") {
						if (func1$1(data4) > 128) {
							const err6 = {
								instancePath: instancePath + "/query/subject",
								schemaPath: "#/properties/query/properties/subject/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (func1$1(data4) < 1) {
							const err7 = {
								instancePath: instancePath + "/query/subject",
								schemaPath: "#/properties/query/properties/subject/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/query/subject",
							schemaPath: "#/properties/query/properties/subject/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data1.repository_cursor !== void 0) {
					let data5 = data1.repository_cursor;
					if (typeof data5 === "string") {
						if (func1$1(data5) > 1024) {
							const err9 = {
								instancePath: instancePath + "/query/repository_cursor",
								schemaPath: "#/properties/query/properties/repository_cursor/maxLength",
								keyword: "maxLength",
								params: { limit: 1024 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data5) < 1) {
							const err10 = {
								instancePath: instancePath + "/query/repository_cursor",
								schemaPath: "#/properties/query/properties/repository_cursor/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/query/repository_cursor",
							schemaPath: "#/properties/query/properties/repository_cursor/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data1.claim_cursor !== void 0) {
					let data6 = data1.claim_cursor;
					if (typeof data6 === "string") {
						if (func1$1(data6) > 1024) {
							const err12 = {
								instancePath: instancePath + "/query/claim_cursor",
								schemaPath: "#/properties/query/properties/claim_cursor/maxLength",
								keyword: "maxLength",
								params: { limit: 1024 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (func1$1(data6) < 1) {
							const err13 = {
								instancePath: instancePath + "/query/claim_cursor",
								schemaPath: "#/properties/query/properties/claim_cursor/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/query/claim_cursor",
							schemaPath: "#/properties/query/properties/claim_cursor/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data7 = data.headers;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7["if-none-match"] !== void 0) {
					let data8 = data7["if-none-match"];
					if (typeof data8 === "string") {
						if (func1$1(data8) > 16384) {
							const err16 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
					} else {
						const err17 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err17];
						else vErrors.push(err17);
						errors++;
					}
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate127.errors = vErrors;
	return errors === 0;
}
validate127.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v58 = validate130;
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate130.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.cursor !== void 0) {
					let data3 = data2.cursor;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 1024) {
							const err8 = {
								instancePath: instancePath + "/query/cursor",
								schemaPath: "#/properties/query/properties/cursor/maxLength",
								keyword: "maxLength",
								params: { limit: 1024 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err9 = {
								instancePath: instancePath + "/query/cursor",
								schemaPath: "#/properties/query/properties/cursor/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/query/cursor",
							schemaPath: "#/properties/query/properties/cursor/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data4 = data.headers;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4["if-none-match"] !== void 0) {
					let data5 = data4["if-none-match"];
					if (typeof data5 === "string") {
						if (func1$1(data5) > 16384) {
							const err12 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate130.errors = vErrors;
	return errors === 0;
}
validate130.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v59 = validate131;
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate131.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err9 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate131.errors = vErrors;
	return errors === 0;
}
validate131.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v60 = validate132;
const obj26 = new Set(["action"]);
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate132.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.action === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "action" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.action !== void 0) {
			let data0 = data.action;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 20) {
					const err1 = {
						instancePath: instancePath + "/action",
						schemaPath: "#/properties/action/maxLength",
						keyword: "maxLength",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/action",
					schemaPath: "#/properties/action/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj26.has(name));
		if (unknown0 !== void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate132.errors = vErrors;
	return errors === 0;
}
validate132.evaluated = {
	"props": { "action": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v61 = validate133;
const schema89 = {
	"type": "string",
	"enum": [
		"looking",
		"retried",
		"job-cancelled",
		"run-cancelled",
		"run-queued",
		"saved",
		"withdrawn",
		"submitted",
		"key-revoked",
		"forked",
		"session-ended",
		"picture-changed",
		"invited",
		"invitation-cancelled",
		"joined",
		"declined",
		"left",
		"mailed"
	],
	"$id": "contract:/PageNotice"
};
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate134.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "looking" || data === "retried" || data === "job-cancelled" || data === "run-cancelled" || data === "run-queued" || data === "saved" || data === "withdrawn" || data === "submitted" || data === "key-revoked" || data === "forked" || data === "session-ended" || data === "picture-changed" || data === "invited" || data === "invitation-cancelled" || data === "joined" || data === "declined" || data === "left" || data === "mailed")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema89.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate134.errors = vErrors;
	return errors === 0;
}
validate134.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema90 = {
	"type": "string",
	"enum": [
		"supported",
		"challenged",
		"contradicted",
		"mixed",
		"inconclusive",
		"notAssessed"
	],
	"$id": "contract:/EvidenceState"
};
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate136.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "supported" || data === "challenged" || data === "contradicted" || data === "mixed" || data === "inconclusive" || data === "notAssessed")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema90.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate136.errors = vErrors;
	return errors === 0;
}
validate136.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate133.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.slug === void 0) {
					const err4 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "slug" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err5 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err6 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					let data2 = data0.slug;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err8 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/path/slug",
							schemaPath: "#/properties/path/properties/slug/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data3 = data.query;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.done !== void 0) {
					if (!validate134(data3.done, {
						instancePath: instancePath + "/query/done",
						parentData: data3,
						parentDataProperty: "done",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
						errors = vErrors.length;
					}
				}
				if (data3.state !== void 0) {
					if (!validate136(data3.state, {
						instancePath: instancePath + "/query/state",
						parentData: data3,
						parentDataProperty: "state",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
						errors = vErrors.length;
					}
				}
				if (data3.claim !== void 0) {
					let data6 = data3.claim;
					if (typeof data6 === "string") {
						if (func1$1(data6) > 128) {
							const err12 = {
								instancePath: instancePath + "/query/claim",
								schemaPath: "#/properties/query/properties/claim/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (func1$1(data6) < 1) {
							const err13 = {
								instancePath: instancePath + "/query/claim",
								schemaPath: "#/properties/query/properties/claim/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/query/claim",
							schemaPath: "#/properties/query/properties/claim/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				if (data3.page !== void 0) {
					let data7 = data3.page;
					if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
						const err15 = {
							instancePath: instancePath + "/query/page",
							schemaPath: "#/properties/query/properties/page/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					if (typeof data7 == "number" && isFinite(data7)) {
						if (data7 > 1e3 || isNaN(data7)) {
							const err16 = {
								instancePath: instancePath + "/query/page",
								schemaPath: "#/properties/query/properties/page/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e3
								}
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (data7 < 1 || isNaN(data7)) {
							const err17 = {
								instancePath: instancePath + "/query/page",
								schemaPath: "#/properties/query/properties/page/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					}
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data8 = data.headers;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				if (data8["if-none-match"] !== void 0) {
					let data9 = data8["if-none-match"];
					if (typeof data9 === "string") {
						if (func1$1(data9) > 16384) {
							const err19 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
	} else {
		const err22 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err22];
		else vErrors.push(err22);
		errors++;
	}
	validate133.errors = vErrors;
	return errors === 0;
}
validate133.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v62 = validate138;
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate138.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.slug === void 0) {
					const err4 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "slug" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.versionId === void 0) {
					const err5 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "versionId" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err6 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err7 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					let data2 = data0.slug;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err9 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err10 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/path/slug",
							schemaPath: "#/properties/path/properties/slug/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data0.versionId !== void 0) {
					let data3 = data0.versionId;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err12 = {
								instancePath: instancePath + "/path/versionId",
								schemaPath: "#/properties/path/properties/versionId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err13 = {
								instancePath: instancePath + "/path/versionId",
								schemaPath: "#/properties/path/properties/versionId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/path/versionId",
							schemaPath: "#/properties/path/properties/versionId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data4 = data.query;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4.state !== void 0) {
					if (!validate136(data4.state, {
						instancePath: instancePath + "/query/state",
						parentData: data4,
						parentDataProperty: "state",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
						errors = vErrors.length;
					}
				}
				if (data4.claim !== void 0) {
					let data6 = data4.claim;
					if (typeof data6 === "string") {
						if (func1$1(data6) > 128) {
							const err16 = {
								instancePath: instancePath + "/query/claim",
								schemaPath: "#/properties/query/properties/claim/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						if (func1$1(data6) < 1) {
							const err17 = {
								instancePath: instancePath + "/query/claim",
								schemaPath: "#/properties/query/properties/claim/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/query/claim",
							schemaPath: "#/properties/query/properties/claim/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				if (data4.page !== void 0) {
					let data7 = data4.page;
					if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
						const err19 = {
							instancePath: instancePath + "/query/page",
							schemaPath: "#/properties/query/properties/page/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (typeof data7 == "number" && isFinite(data7)) {
						if (data7 > 1e3 || isNaN(data7)) {
							const err20 = {
								instancePath: instancePath + "/query/page",
								schemaPath: "#/properties/query/properties/page/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 1e3
								}
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						if (data7 < 1 || isNaN(data7)) {
							const err21 = {
								instancePath: instancePath + "/query/page",
								schemaPath: "#/properties/query/properties/page/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data8 = data.headers;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				if (data8["if-none-match"] !== void 0) {
					let data9 = data8["if-none-match"];
					if (typeof data9 === "string") {
						if (func1$1(data9) > 16384) {
							const err23 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
					} else {
						const err24 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
	} else {
		const err26 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err26];
		else vErrors.push(err26);
		errors++;
	}
	validate138.errors = vErrors;
	return errors === 0;
}
validate138.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v63 = validate140;
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate140.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.slug === void 0) {
					const err4 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "slug" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err5 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err6 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					let data2 = data0.slug;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err8 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/path/slug",
							schemaPath: "#/properties/path/properties/slug/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data3 = data.query;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err12 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data4 = data.headers;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
				const err13 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate140.errors = vErrors;
	return errors === 0;
}
validate140.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v64 = validate141;
const schema94 = {
	"type": "string",
	"enum": [
		"star",
		"unstar",
		"request",
		"withdraw",
		"follow",
		"unfollow"
	],
	"$id": "contract:/ReactionAction"
};
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate142.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "star" || data === "unstar" || data === "request" || data === "withdraw" || data === "follow" || data === "unfollow")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema94.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate142.errors = vErrors;
	return errors === 0;
}
validate142.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const obj27 = new Set(["action"]);
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate141.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.action === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "action" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.action !== void 0) {
			if (!validate142(data.action, {
				instancePath: instancePath + "/action",
				parentData: data,
				parentDataProperty: "action",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
				errors = vErrors.length;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj27.has(name));
		if (unknown0 !== void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate141.errors = vErrors;
	return errors === 0;
}
validate141.evaluated = {
	"props": { "action": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v65 = validate144;
const obj28 = new Set(["owner", "slug"]);
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate144.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.owner !== void 0) {
			let data0 = data.owner;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 100) {
					const err0 = {
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
			} else {
				const err1 = {
					instancePath: instancePath + "/owner",
					schemaPath: "#/properties/owner/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 200) {
					const err2 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj28.has(name));
		if (unknown0 !== void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate144.errors = vErrors;
	return errors === 0;
}
validate144.evaluated = {
	"props": {
		"owner": true,
		"slug": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v66 = validate145;
const schema97 = {
	"type": "string",
	"enum": [
		"en",
		"de",
		"zh-Hans"
	],
	"$id": "contract:/PageLanguage"
};
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate146.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (!(data === "en" || data === "de" || data === "zh-Hans")) {
		const err1 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema97.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate146.errors = vErrors;
	return errors === 0;
}
validate146.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const obj29 = new Set(["language", "next"]);
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate145.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.language === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "language" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.language !== void 0) {
			if (!validate146(data.language, {
				instancePath: instancePath + "/language",
				parentData: data,
				parentDataProperty: "language",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
				errors = vErrors.length;
			}
		}
		if (data.next !== void 0) {
			let data1 = data.next;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 2e3) {
					const err1 = {
						instancePath: instancePath + "/next",
						schemaPath: "#/properties/next/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/next",
					schemaPath: "#/properties/next/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj29.has(name));
		if (unknown0 !== void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate145.errors = vErrors;
	return errors === 0;
}
validate145.evaluated = {
	"props": {
		"language": true,
		"next": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v67 = validate148;
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate148.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.next !== void 0) {
					let data2 = data1.next;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 2e3) {
							const err4 = {
								instancePath: instancePath + "/query/next",
								schemaPath: "#/properties/query/properties/next/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/query/next",
							schemaPath: "#/properties/query/properties/next/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err7 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate148.errors = vErrors;
	return errors === 0;
}
validate148.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v68 = validate149;
const obj30 = new Set([
	"identifier",
	"password",
	"next"
]);
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate149.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.identifier === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "identifier" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.password === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.identifier !== void 0) {
			let data0 = data.identifier;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 1e3) {
					const err2 = {
						instancePath: instancePath + "/identifier",
						schemaPath: "#/properties/identifier/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/identifier",
					schemaPath: "#/properties/identifier/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 1e3) {
					const err4 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.next !== void 0) {
			let data2 = data.next;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 2e3) {
					const err6 = {
						instancePath: instancePath + "/next",
						schemaPath: "#/properties/next/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/next",
					schemaPath: "#/properties/next/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj30.has(name));
		if (unknown0 !== void 0) {
			const err8 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate149.errors = vErrors;
	return errors === 0;
}
validate149.evaluated = {
	"props": {
		"identifier": true,
		"password": true,
		"next": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v69 = validate150;
const obj31 = new Set([
	"name",
	"username",
	"email",
	"password",
	"next"
]);
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate150.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.username === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "username" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.email === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.password === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 1e3) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.username !== void 0) {
			let data1 = data.username;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 1e3) {
					const err6 = {
						instancePath: instancePath + "/username",
						schemaPath: "#/properties/username/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/username",
					schemaPath: "#/properties/username/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.email !== void 0) {
			let data2 = data.email;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 1e3) {
					const err8 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data3 = data.password;
			if (typeof data3 === "string") {
				if (func1$1(data3) > 1e3) {
					const err10 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.next !== void 0) {
			let data4 = data.next;
			if (typeof data4 === "string") {
				if (func1$1(data4) > 2e3) {
					const err12 = {
						instancePath: instancePath + "/next",
						schemaPath: "#/properties/next/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/next",
					schemaPath: "#/properties/next/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj31.has(name));
		if (unknown0 !== void 0) {
			const err14 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate150.errors = vErrors;
	return errors === 0;
}
validate150.evaluated = {
	"props": {
		"name": true,
		"username": true,
		"email": true,
		"password": true,
		"next": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v70 = validate151;
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate151.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.done !== void 0) {
					if (!validate134(data1.done, {
						instancePath: instancePath + "/query/done",
						parentData: data1,
						parentDataProperty: "done",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err5 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate151.errors = vErrors;
	return errors === 0;
}
validate151.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v71 = validate153;
const obj32 = new Set(["name"]);
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate153.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 2e3) {
					const err1 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj32.has(name));
		if (unknown0 !== void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate153.errors = vErrors;
	return errors === 0;
}
validate153.evaluated = {
	"props": { "name": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v72 = validate154;
const obj33 = new Set([]);
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate154.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		const unknown0 = Object.keys(data).find((name) => !obj33.has(name));
		if (unknown0 !== void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate154.errors = vErrors;
	return errors === 0;
}
validate154.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const v73 = validate155;
const obj34 = new Set(["username", "password"]);
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate155.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.username === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "username" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.password === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.username !== void 0) {
			let data0 = data.username;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 500) {
					const err2 = {
						instancePath: instancePath + "/username",
						schemaPath: "#/properties/username/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/username",
					schemaPath: "#/properties/username/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 500) {
					const err4 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj34.has(name));
		if (unknown0 !== void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate155.errors = vErrors;
	return errors === 0;
}
validate155.evaluated = {
	"props": {
		"username": true,
		"password": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v74 = validate156;
const obj35 = new Set(["email"]);
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate156.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.email !== void 0) {
			let data0 = data.email;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 500) {
					const err1 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj35.has(name));
		if (unknown0 !== void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate156.errors = vErrors;
	return errors === 0;
}
validate156.evaluated = {
	"props": { "email": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v75 = validate157;
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate157.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.token !== void 0) {
					let data2 = data1.token;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 100) {
							const err4 = {
								instancePath: instancePath + "/query/token",
								schemaPath: "#/properties/query/properties/token/maxLength",
								keyword: "maxLength",
								params: { limit: 100 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/query/token",
							schemaPath: "#/properties/query/properties/token/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err7 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate157.errors = vErrors;
	return errors === 0;
}
validate157.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v76 = validate158;
const obj36 = new Set(["token", "password"]);
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate158.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.token === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "token" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.password === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "password" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.token !== void 0) {
			let data0 = data.token;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 500) {
					const err2 = {
						instancePath: instancePath + "/token",
						schemaPath: "#/properties/token/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/token",
					schemaPath: "#/properties/token/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.password !== void 0) {
			let data1 = data.password;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 500) {
					const err4 = {
						instancePath: instancePath + "/password",
						schemaPath: "#/properties/password/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/password",
					schemaPath: "#/properties/password/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj36.has(name));
		if (unknown0 !== void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate158.errors = vErrors;
	return errors === 0;
}
validate158.evaluated = {
	"props": {
		"token": true,
		"password": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v77 = validate159;
const obj37 = new Set(["token"]);
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate159.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.token === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "token" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.token !== void 0) {
			let data0 = data.token;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 500) {
					const err1 = {
						instancePath: instancePath + "/token",
						schemaPath: "#/properties/token/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/token",
					schemaPath: "#/properties/token/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj37.has(name));
		if (unknown0 !== void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate159.errors = vErrors;
	return errors === 0;
}
validate159.evaluated = {
	"props": { "token": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v78 = validate160;
const obj38 = new Set(["name", "slug"]);
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate160.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.slug === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slug" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 2e3) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data1 = data.slug;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 200) {
					const err4 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj38.has(name));
		if (unknown0 !== void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate160.errors = vErrors;
	return errors === 0;
}
validate160.evaluated = {
	"props": {
		"name": true,
		"slug": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v79 = validate161;
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate161.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.done !== void 0) {
					if (!validate134(data2.done, {
						instancePath: instancePath + "/query/done",
						parentData: data2,
						parentDataProperty: "done",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data4 = data.headers;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
				const err9 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate161.errors = vErrors;
	return errors === 0;
}
validate161.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v80 = validate163;
const obj39 = new Set(["email", "role"]);
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate163.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.email === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "email" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.role === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.email !== void 0) {
			let data0 = data.email;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 500) {
					const err2 = {
						instancePath: instancePath + "/email",
						schemaPath: "#/properties/email/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/email",
					schemaPath: "#/properties/email/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.role !== void 0) {
			let data1 = data.role;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 50) {
					const err4 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/properties/role/maxLength",
						keyword: "maxLength",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/properties/role/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj39.has(name));
		if (unknown0 !== void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate163.errors = vErrors;
	return errors === 0;
}
validate163.evaluated = {
	"props": {
		"email": true,
		"role": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v81 = validate164;
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate164.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.invitationId === void 0) {
					const err4 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "invitationId" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err5 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err6 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data0.invitationId !== void 0) {
					let data2 = data0.invitationId;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err8 = {
								instancePath: instancePath + "/path/invitationId",
								schemaPath: "#/properties/path/properties/invitationId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/path/invitationId",
								schemaPath: "#/properties/path/properties/invitationId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/path/invitationId",
							schemaPath: "#/properties/path/properties/invitationId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data3 = data.query;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err12 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data4 = data.headers;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
				const err13 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate164.errors = vErrors;
	return errors === 0;
}
validate164.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v82 = validate165;
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate165.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.memberId === void 0) {
					const err4 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "memberId" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err5 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err6 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data0.memberId !== void 0) {
					let data2 = data0.memberId;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err8 = {
								instancePath: instancePath + "/path/memberId",
								schemaPath: "#/properties/path/properties/memberId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/path/memberId",
								schemaPath: "#/properties/path/properties/memberId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/path/memberId",
							schemaPath: "#/properties/path/properties/memberId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data3 = data.query;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err12 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data4 = data.headers;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
				const err13 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate165.errors = vErrors;
	return errors === 0;
}
validate165.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v83 = validate166;
const obj40 = new Set(["role"]);
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate166.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.role === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.role !== void 0) {
			let data0 = data.role;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 50) {
					const err1 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/properties/role/maxLength",
						keyword: "maxLength",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/properties/role/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj40.has(name));
		if (unknown0 !== void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate166.errors = vErrors;
	return errors === 0;
}
validate166.evaluated = {
	"props": { "role": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v84 = validate167;
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate167.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.invitationId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "invitationId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.invitationId !== void 0) {
					let data1 = data0.invitationId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/invitationId",
								schemaPath: "#/properties/path/properties/invitationId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/invitationId",
								schemaPath: "#/properties/path/properties/invitationId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/invitationId",
							schemaPath: "#/properties/path/properties/invitationId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err9 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate167.errors = vErrors;
	return errors === 0;
}
validate167.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v85 = validate168;
const schema116 = {
	"type": "object",
	"properties": { "answer": {
		"type": "string",
		"enum": ["accept", "decline"]
	} },
	"required": ["answer"],
	"closed": true,
	"$id": "target:/v85"
};
const obj41 = new Set(["answer"]);
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate168.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.answer === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "answer" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.answer !== void 0) {
			let data0 = data.answer;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/answer",
					schemaPath: "#/properties/answer/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if (!(data0 === "accept" || data0 === "decline")) {
				const err2 = {
					instancePath: instancePath + "/answer",
					schemaPath: "#/properties/answer/enum",
					keyword: "enum",
					params: { allowedValues: schema116.properties.answer.enum }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj41.has(name));
		if (unknown0 !== void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate168.errors = vErrors;
	return errors === 0;
}
validate168.evaluated = {
	"props": { "answer": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v86 = validate169;
const obj42 = new Set([
	"input",
	"title",
	"owner",
	"slug",
	"githubUrl",
	"visibility"
]);
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate169.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.input === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "input" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.input !== void 0) {
			let data0 = data.input;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 2e3) {
					const err1 = {
						instancePath: instancePath + "/input",
						schemaPath: "#/properties/input/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/input",
					schemaPath: "#/properties/input/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.title !== void 0) {
			let data1 = data.title;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 2e3) {
					const err3 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.owner !== void 0) {
			let data2 = data.owner;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 100) {
					const err5 = {
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/owner",
					schemaPath: "#/properties/owner/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data3 = data.slug;
			if (typeof data3 === "string") {
				if (func1$1(data3) > 200) {
					const err7 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.githubUrl !== void 0) {
			let data4 = data.githubUrl;
			if (typeof data4 === "string") {
				if (func1$1(data4) > 1e3) {
					const err9 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/githubUrl",
					schemaPath: "#/properties/githubUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.visibility !== void 0) {
			let data5 = data.visibility;
			if (typeof data5 === "string") {
				if (func1$1(data5) > 50) {
					const err11 = {
						instancePath: instancePath + "/visibility",
						schemaPath: "#/properties/visibility/maxLength",
						keyword: "maxLength",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "#/properties/visibility/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj42.has(name));
		if (unknown0 !== void 0) {
			const err13 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate169.errors = vErrors;
	return errors === 0;
}
validate169.evaluated = {
	"props": {
		"input": true,
		"title": true,
		"owner": true,
		"slug": true,
		"githubUrl": true,
		"visibility": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v87 = validate170;
const obj43 = new Set([
	"title",
	"description",
	"paperLicense",
	"codeLicense",
	"submitterAttested",
	"owner",
	"slug",
	"githubUrl",
	"visibility"
]);
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate170.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.title === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.slug === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "slug" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.title !== void 0) {
			let data0 = data.title;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 2e3) {
					const err2 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 1e4) {
					const err4 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 1e4 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.paperLicense !== void 0) {
			let data2 = data.paperLicense;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 100) {
					const err6 = {
						instancePath: instancePath + "/paperLicense",
						schemaPath: "#/properties/paperLicense/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/paperLicense",
					schemaPath: "#/properties/paperLicense/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.codeLicense !== void 0) {
			let data3 = data.codeLicense;
			if (typeof data3 === "string") {
				if (func1$1(data3) > 100) {
					const err8 = {
						instancePath: instancePath + "/codeLicense",
						schemaPath: "#/properties/codeLicense/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/codeLicense",
					schemaPath: "#/properties/codeLicense/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.submitterAttested !== void 0) {
			let data4 = data.submitterAttested;
			if (typeof data4 === "string") {
				if (func1$1(data4) > 20) {
					const err10 = {
						instancePath: instancePath + "/submitterAttested",
						schemaPath: "#/properties/submitterAttested/maxLength",
						keyword: "maxLength",
						params: { limit: 20 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/submitterAttested",
					schemaPath: "#/properties/submitterAttested/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.owner !== void 0) {
			let data5 = data.owner;
			if (typeof data5 === "string") {
				if (func1$1(data5) > 100) {
					const err12 = {
						instancePath: instancePath + "/owner",
						schemaPath: "#/properties/owner/maxLength",
						keyword: "maxLength",
						params: { limit: 100 }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/owner",
					schemaPath: "#/properties/owner/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.slug !== void 0) {
			let data6 = data.slug;
			if (typeof data6 === "string") {
				if (func1$1(data6) > 200) {
					const err14 = {
						instancePath: instancePath + "/slug",
						schemaPath: "#/properties/slug/maxLength",
						keyword: "maxLength",
						params: { limit: 200 }
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/slug",
					schemaPath: "#/properties/slug/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.githubUrl !== void 0) {
			let data7 = data.githubUrl;
			if (typeof data7 === "string") {
				if (func1$1(data7) > 1e3) {
					const err16 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/githubUrl",
					schemaPath: "#/properties/githubUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.visibility !== void 0) {
			let data8 = data.visibility;
			if (typeof data8 === "string") {
				if (func1$1(data8) > 50) {
					const err18 = {
						instancePath: instancePath + "/visibility",
						schemaPath: "#/properties/visibility/maxLength",
						keyword: "maxLength",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "#/properties/visibility/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj43.has(name));
		if (unknown0 !== void 0) {
			const err20 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err20];
			else vErrors.push(err20);
			errors++;
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate170.errors = vErrors;
	return errors === 0;
}
validate170.evaluated = {
	"props": {
		"title": true,
		"description": true,
		"paperLicense": true,
		"codeLicense": true,
		"submitterAttested": true,
		"owner": true,
		"slug": true,
		"githubUrl": true,
		"visibility": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v88 = validate171;
const obj44 = new Set(["githubUrl", "input"]);
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate171.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.githubUrl === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "githubUrl" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.githubUrl !== void 0) {
			let data0 = data.githubUrl;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 1e3) {
					const err1 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/githubUrl",
					schemaPath: "#/properties/githubUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.input !== void 0) {
			let data1 = data.input;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 2e3) {
					const err3 = {
						instancePath: instancePath + "/input",
						schemaPath: "#/properties/input/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/input",
					schemaPath: "#/properties/input/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj44.has(name));
		if (unknown0 !== void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate171.errors = vErrors;
	return errors === 0;
}
validate171.evaluated = {
	"props": {
		"githubUrl": true,
		"input": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v89 = validate172;
const obj45 = new Set([
	"name",
	"days",
	"read",
	"write",
	"run"
]);
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate172.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.days === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "days" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 1e3) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/properties/name/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.days !== void 0) {
			let data1 = data.days;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 10) {
					const err4 = {
						instancePath: instancePath + "/days",
						schemaPath: "#/properties/days/maxLength",
						keyword: "maxLength",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/days",
					schemaPath: "#/properties/days/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.read !== void 0) {
			let data2 = data.read;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 10) {
					const err6 = {
						instancePath: instancePath + "/read",
						schemaPath: "#/properties/read/maxLength",
						keyword: "maxLength",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/read",
					schemaPath: "#/properties/read/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.write !== void 0) {
			let data3 = data.write;
			if (typeof data3 === "string") {
				if (func1$1(data3) > 10) {
					const err8 = {
						instancePath: instancePath + "/write",
						schemaPath: "#/properties/write/maxLength",
						keyword: "maxLength",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/write",
					schemaPath: "#/properties/write/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.run !== void 0) {
			let data4 = data.run;
			if (typeof data4 === "string") {
				if (func1$1(data4) > 10) {
					const err10 = {
						instancePath: instancePath + "/run",
						schemaPath: "#/properties/run/maxLength",
						keyword: "maxLength",
						params: { limit: 10 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/run",
					schemaPath: "#/properties/run/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj45.has(name));
		if (unknown0 !== void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate172.errors = vErrors;
	return errors === 0;
}
validate172.evaluated = {
	"props": {
		"name": true,
		"days": true,
		"read": true,
		"write": true,
		"run": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v90 = validate173;
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate173.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.keyId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "keyId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.keyId !== void 0) {
					let data1 = data0.keyId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/keyId",
								schemaPath: "#/properties/path/properties/keyId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/keyId",
								schemaPath: "#/properties/path/properties/keyId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/keyId",
							schemaPath: "#/properties/path/properties/keyId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
				const err9 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate173.errors = vErrors;
	return errors === 0;
}
validate173.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v91 = validate174;
const obj46 = new Set(["githubUrl"]);
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate174.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.githubUrl !== void 0) {
			let data0 = data.githubUrl;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 2e3) {
					const err0 = {
						instancePath: instancePath + "/githubUrl",
						schemaPath: "#/properties/githubUrl/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
			} else {
				const err1 = {
					instancePath: instancePath + "/githubUrl",
					schemaPath: "#/properties/githubUrl/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj46.has(name));
		if (unknown0 !== void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate174.errors = vErrors;
	return errors === 0;
}
validate174.evaluated = {
	"props": { "githubUrl": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v92 = validate175;
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate175.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.slug === void 0) {
					const err4 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "slug" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.jobId === void 0) {
					const err5 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "jobId" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err6 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err7 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					let data2 = data0.slug;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err9 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err10 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/path/slug",
							schemaPath: "#/properties/path/properties/slug/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data0.jobId !== void 0) {
					let data3 = data0.jobId;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err12 = {
								instancePath: instancePath + "/path/jobId",
								schemaPath: "#/properties/path/properties/jobId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err13 = {
								instancePath: instancePath + "/path/jobId",
								schemaPath: "#/properties/path/properties/jobId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/path/jobId",
							schemaPath: "#/properties/path/properties/jobId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data4 = data.query;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
				const err16 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data5 = data.headers;
			if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
				const err17 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate175.errors = vErrors;
	return errors === 0;
}
validate175.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v93 = validate176;
const obj47 = new Set(["claimId"]);
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate176.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.claimId === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "claimId" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.claimId !== void 0) {
			let data0 = data.claimId;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 128) {
					const err1 = {
						instancePath: instancePath + "/claimId",
						schemaPath: "#/properties/claimId/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/claimId",
					schemaPath: "#/properties/claimId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj47.has(name));
		if (unknown0 !== void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate176.errors = vErrors;
	return errors === 0;
}
validate176.evaluated = {
	"props": { "claimId": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v94 = validate177;
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate177.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.slug === void 0) {
					const err4 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "slug" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.runId === void 0) {
					const err5 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "runId" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err6 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err7 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					let data2 = data0.slug;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err9 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err10 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/path/slug",
							schemaPath: "#/properties/path/properties/slug/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data0.runId !== void 0) {
					let data3 = data0.runId;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err12 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err13 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/path/runId",
							schemaPath: "#/properties/path/properties/runId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data4 = data.query;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4.done !== void 0) {
					if (!validate134(data4.done, {
						instancePath: instancePath + "/query/done",
						parentData: data4,
						parentDataProperty: "done",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data6 = data.headers;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				if (data6["if-none-match"] !== void 0) {
					let data7 = data6["if-none-match"];
					if (typeof data7 === "string") {
						if (func1$1(data7) > 16384) {
							const err17 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate177.errors = vErrors;
	return errors === 0;
}
validate177.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v95 = validate179;
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate179.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.slug === void 0) {
					const err4 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "slug" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err5 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err6 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					let data2 = data0.slug;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err8 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err9 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/path/slug",
							schemaPath: "#/properties/path/properties/slug/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data3 = data.query;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.done !== void 0) {
					if (!validate134(data3.done, {
						instancePath: instancePath + "/query/done",
						parentData: data3,
						parentDataProperty: "done",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data5 = data.headers;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
				if (data5["if-none-match"] !== void 0) {
					let data6 = data5["if-none-match"];
					if (typeof data6 === "string") {
						if (func1$1(data6) > 16384) {
							const err13 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate179.errors = vErrors;
	return errors === 0;
}
validate179.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v96 = validate181;
const pattern31 = new RegExp("^[a-z0-9.-]+$", "u");
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate181.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.asset === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "asset" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.asset !== void 0) {
					let data1 = data0.asset;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 64) {
							const err4 = {
								instancePath: instancePath + "/path/asset",
								schemaPath: "#/properties/path/properties/asset/maxLength",
								keyword: "maxLength",
								params: { limit: 64 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/asset",
								schemaPath: "#/properties/path/properties/asset/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (!pattern31.test(data1)) {
							const err6 = {
								instancePath: instancePath + "/path/asset",
								schemaPath: "#/properties/path/properties/asset/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z0-9.-]+$" }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/path/asset",
							schemaPath: "#/properties/path/properties/asset/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err9 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3["if-none-match"] !== void 0) {
					let data4 = data3["if-none-match"];
					if (typeof data4 === "string") {
						if (func1$1(data4) > 16384) {
							const err10 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate181.errors = vErrors;
	return errors === 0;
}
validate181.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v97 = validate182;
function validate182(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate182.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.owner === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "owner" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.slug === void 0) {
					const err4 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "slug" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.runId === void 0) {
					const err5 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "runId" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data0.owner !== void 0) {
					let data1 = data0.owner;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err6 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err7 = {
								instancePath: instancePath + "/path/owner",
								schemaPath: "#/properties/path/properties/owner/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					let data2 = data0.slug;
					if (typeof data2 === "string") {
						if (func1$1(data2) > 128) {
							const err9 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
						if (func1$1(data2) < 1) {
							const err10 = {
								instancePath: instancePath + "/path/slug",
								schemaPath: "#/properties/path/properties/slug/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/path/slug",
							schemaPath: "#/properties/path/properties/slug/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data0.runId !== void 0) {
					let data3 = data0.runId;
					if (typeof data3 === "string") {
						if (func1$1(data3) > 128) {
							const err12 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err13 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/path/runId",
							schemaPath: "#/properties/path/properties/runId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data4 = data.query;
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
				const err16 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data5 = data.headers;
			if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
				const err17 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate182.errors = vErrors;
	return errors === 0;
}
validate182.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v98 = validate183;
const obj48 = new Set([
	"title",
	"description",
	"topics",
	"visibility"
]);
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate183.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.title === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "title" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.description === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.topics === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "topics" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.visibility === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "visibility" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.title !== void 0) {
			let data0 = data.title;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 2e3) {
					const err4 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/title",
					schemaPath: "#/properties/title/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.description !== void 0) {
			let data1 = data.description;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 1e4) {
					const err6 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/maxLength",
						keyword: "maxLength",
						params: { limit: 1e4 }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.topics !== void 0) {
			let data2 = data.topics;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 5e3) {
					const err8 = {
						instancePath: instancePath + "/topics",
						schemaPath: "#/properties/topics/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/topics",
					schemaPath: "#/properties/topics/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.visibility !== void 0) {
			let data3 = data.visibility;
			if (typeof data3 === "string") {
				if (func1$1(data3) > 50) {
					const err10 = {
						instancePath: instancePath + "/visibility",
						schemaPath: "#/properties/visibility/maxLength",
						keyword: "maxLength",
						params: { limit: 50 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/visibility",
					schemaPath: "#/properties/visibility/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj48.has(name));
		if (unknown0 !== void 0) {
			const err12 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate183.errors = vErrors;
	return errors === 0;
}
validate183.evaluated = {
	"props": {
		"title": true,
		"description": true,
		"topics": true,
		"visibility": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v99 = validate184;
const obj49 = new Set(["reason", "confirmation"]);
function validate184(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate184.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.reason === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.confirmation === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "confirmation" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.reason !== void 0) {
			let data0 = data.reason;
			if (typeof data0 === "string") {
				if (func1$1(data0) > 5e3) {
					const err2 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/properties/reason/maxLength",
						keyword: "maxLength",
						params: { limit: 5e3 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/properties/reason/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.confirmation !== void 0) {
			let data1 = data.confirmation;
			if (typeof data1 === "string") {
				if (func1$1(data1) > 500) {
					const err4 = {
						instancePath: instancePath + "/confirmation",
						schemaPath: "#/properties/confirmation/maxLength",
						keyword: "maxLength",
						params: { limit: 500 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/confirmation",
					schemaPath: "#/properties/confirmation/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj49.has(name));
		if (unknown0 !== void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate184.errors = vErrors;
	return errors === 0;
}
validate184.evaluated = {
	"props": {
		"reason": true,
		"confirmation": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v100 = validate185;
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate185.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.page !== void 0) {
					let data2 = data1.page;
					if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
						const err4 = {
							instancePath: instancePath + "/query/page",
							schemaPath: "#/properties/query/properties/page/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (typeof data2 == "number" && isFinite(data2)) {
						if (data2 > 5e4 || isNaN(data2)) {
							const err5 = {
								instancePath: instancePath + "/query/page",
								schemaPath: "#/properties/query/properties/page/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 5e4
								}
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (data2 < 1 || isNaN(data2)) {
							const err6 = {
								instancePath: instancePath + "/query/page",
								schemaPath: "#/properties/query/properties/page/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 1
								}
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3["if-none-match"] !== void 0) {
					let data4 = data3["if-none-match"];
					if (typeof data4 === "string") {
						if (func1$1(data4) > 16384) {
							const err8 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate185.errors = vErrors;
	return errors === 0;
}
validate185.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v101 = validate186;
function validate186(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate186.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.operationId === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "operationId" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.operationId !== void 0) {
					let data1 = data0.operationId;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/operationId",
								schemaPath: "#/properties/path/properties/operationId/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/operationId",
								schemaPath: "#/properties/path/properties/operationId/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/operationId",
							schemaPath: "#/properties/path/properties/operationId/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3["if-none-match"] !== void 0) {
					let data4 = data3["if-none-match"];
					if (typeof data4 === "string") {
						if (func1$1(data4) > 16384) {
							const err9 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate186.errors = vErrors;
	return errors === 0;
}
validate186.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v102 = validate187;
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate187.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.schemaName === void 0) {
					const err3 = {
						instancePath: instancePath + "/path",
						schemaPath: "#/properties/path/required",
						keyword: "required",
						params: { missingProperty: "schemaName" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.schemaName !== void 0) {
					let data1 = data0.schemaName;
					if (typeof data1 === "string") {
						if (func1$1(data1) > 128) {
							const err4 = {
								instancePath: instancePath + "/path/schemaName",
								schemaPath: "#/properties/path/properties/schemaName/maxLength",
								keyword: "maxLength",
								params: { limit: 128 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
						if (func1$1(data1) < 1) {
							const err5 = {
								instancePath: instancePath + "/path/schemaName",
								schemaPath: "#/properties/path/properties/schemaName/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/path/schemaName",
							schemaPath: "#/properties/path/properties/schemaName/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err8 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3["if-none-match"] !== void 0) {
					let data4 = data3["if-none-match"];
					if (typeof data4 === "string") {
						if (func1$1(data4) > 16384) {
							const err9 = {
								instancePath: instancePath + "/headers/if-none-match",
								schemaPath: "#/properties/headers/properties/if-none-match/maxLength",
								keyword: "maxLength",
								params: { limit: 16384 }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate187.errors = vErrors;
	return errors === 0;
}
validate187.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v103 = validate188;
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate188.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.path === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "path" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.query === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "query" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.headers === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "headers" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.path !== void 0) {
			let data0 = data.path;
			if (!(data0 && typeof data0 == "object" && !Array.isArray(data0))) {
				const err3 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data1 = data.query;
			if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
				const err4 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data2 = data.headers;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2["mcp-protocol-version"] !== void 0) {
					let data3 = data2["mcp-protocol-version"];
					if (typeof data3 === "string") {
						if (func1$1(data3) > 32) {
							const err5 = {
								instancePath: instancePath + "/headers/mcp-protocol-version",
								schemaPath: "#/properties/headers/properties/mcp-protocol-version/maxLength",
								keyword: "maxLength",
								params: { limit: 32 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1$1(data3) < 1) {
							const err6 = {
								instancePath: instancePath + "/headers/mcp-protocol-version",
								schemaPath: "#/properties/headers/properties/mcp-protocol-version/minLength",
								keyword: "minLength",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/headers/mcp-protocol-version",
							schemaPath: "#/properties/headers/properties/mcp-protocol-version/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate188.errors = vErrors;
	return errors === 0;
}
validate188.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v104 = validate189;
const schema135 = {
	"type": "object",
	"properties": {
		"jsonrpc": {
			"type": "string",
			"const": "2.0"
		},
		"id": { "type": ["string", "integer"] },
		"method": {
			"type": "string",
			"minLength": 1,
			"maxLength": 128
		},
		"params": {
			"type": "object",
			"additionalProperties": true
		},
		"result": {
			"type": "object",
			"additionalProperties": true
		},
		"error": {
			"type": "object",
			"additionalProperties": true
		}
	},
	"required": ["jsonrpc"],
	"closed": true,
	"$id": "target:/v104"
};
const obj50 = new Set([
	"jsonrpc",
	"id",
	"method",
	"params",
	"result",
	"error"
]);
function validate189(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate189.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.jsonrpc === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "jsonrpc" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.jsonrpc !== void 0) {
			let data0 = data.jsonrpc;
			if (typeof data0 !== "string") {
				const err1 = {
					instancePath: instancePath + "/jsonrpc",
					schemaPath: "#/properties/jsonrpc/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
			if ("2.0" !== data0) {
				const err2 = {
					instancePath: instancePath + "/jsonrpc",
					schemaPath: "#/properties/jsonrpc/const",
					keyword: "const",
					params: { allowedValue: "2.0" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 !== "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err3 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: schema135.properties.id.type }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.method !== void 0) {
			let data2 = data.method;
			if (typeof data2 === "string") {
				if (func1$1(data2) > 128) {
					const err4 = {
						instancePath: instancePath + "/method",
						schemaPath: "#/properties/method/maxLength",
						keyword: "maxLength",
						params: { limit: 128 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (func1$1(data2) < 1) {
					const err5 = {
						instancePath: instancePath + "/method",
						schemaPath: "#/properties/method/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/method",
					schemaPath: "#/properties/method/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.params !== void 0) {
			let data3 = data.params;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {} else {
				const err7 = {
					instancePath: instancePath + "/params",
					schemaPath: "#/properties/params/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.result !== void 0) {
			let data4 = data.result;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {} else {
				const err8 = {
					instancePath: instancePath + "/result",
					schemaPath: "#/properties/result/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.error !== void 0) {
			let data5 = data.error;
			if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {} else {
				const err9 = {
					instancePath: instancePath + "/error",
					schemaPath: "#/properties/error/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj50.has(name));
		if (unknown0 !== void 0) {
			const err10 = {
				instancePath,
				schemaPath: "#/closed",
				keyword: "closed",
				params: { additionalProperty: unknown0 }
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate189.errors = vErrors;
	return errors === 0;
}
validate189.evaluated = {
	"props": {
		"jsonrpc": true,
		"id": true,
		"method": true,
		"params": true,
		"result": true,
		"error": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
var require_fast_deep_equal = __commonJSMin(((exports, module) => {
	module.exports = function equal(a, b) {
		if (a === b) return true;
		if (a && b && typeof a == "object" && typeof b == "object") {
			if (a.constructor !== b.constructor) return false;
			var length, i, keys;
			if (Array.isArray(a)) {
				length = a.length;
				if (length != b.length) return false;
				for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
				return true;
			}
			if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
			if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
			if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
			keys = Object.keys(a);
			length = keys.length;
			if (length !== Object.keys(b).length) return false;
			for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
			for (i = length; i-- !== 0;) {
				var key = keys[i];
				if (!equal(a[key], b[key])) return false;
			}
			return true;
		}
		return a !== a && b !== b;
	};
}));
var require_equal = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const equal = require_fast_deep_equal();
	equal.code = "require(\"ajv/dist/runtime/equal\").default";
	exports.default = equal;
}));
const v0 = validate52;
const func1 = require_ucs2length().default;
const func0 = require_equal().default;
const pattern3 = new RegExp("^[^\\S\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069][^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*$", "u");
const schema20 = {
	"type": "string",
	"enum": [
		"read",
		"write",
		"run"
	],
	"$id": "contract:/Scope"
};
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate53.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "read" || data === "write" || data === "run")) {
		validate53.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema20.enum }
		}];
		return false;
	}
	validate53.errors = vErrors;
	return true;
}
validate53.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const obj0 = new Set([
	"name",
	"expiresIn",
	"scopes"
]);
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.expiresIn === void 0) data.expiresIn = 7776e3;
			if (data.scopes === void 0) data.scopes = [
				"read",
				"write",
				"run"
			];
			let missing0;
			if (data.name === void 0 && (missing0 = "name")) {
				validate52.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				if (data.name !== void 0) {
					let data0 = data.name;
					const _errs1 = errors;
					if (errors === _errs1) {
						if (typeof data0 === "string") {
							if (func1(data0) > 64) {
								validate52.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "#/properties/name/maxLength",
									keyword: "maxLength",
									params: { limit: 64 }
								}];
								return false;
							} else if (func1(data0) < 1) {
								validate52.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "#/properties/name/minLength",
									keyword: "minLength",
									params: { limit: 1 }
								}];
								return false;
							} else if (!pattern3.test(data0)) {
								validate52.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "#/properties/name/pattern",
									keyword: "pattern",
									params: { pattern: "^[^\\S\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069][^\\u0000-\\u001F\\u007F-\\u009F\\u2028-\\u202E\\u2066-\\u2069]*$" }
								}];
								return false;
							}
						} else {
							validate52.errors = [{
								instancePath: instancePath + "/name",
								schemaPath: "#/properties/name/type",
								keyword: "type",
								params: { type: "string" }
							}];
							return false;
						}
					}
					var valid0 = _errs1 === errors;
				} else var valid0 = true;
				if (valid0) {
					let data1 = data.expiresIn;
					const _errs3 = errors;
					if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
						validate52.errors = [{
							instancePath: instancePath + "/expiresIn",
							schemaPath: "#/properties/expiresIn/type",
							keyword: "type",
							params: { type: "integer" }
						}];
						return false;
					}
					if (errors === _errs3) {
						if (typeof data1 == "number" && isFinite(data1)) {
							if (data1 > 31536e3 || isNaN(data1)) {
								validate52.errors = [{
									instancePath: instancePath + "/expiresIn",
									schemaPath: "#/properties/expiresIn/maximum",
									keyword: "maximum",
									params: {
										comparison: "<=",
										limit: 31536e3
									}
								}];
								return false;
							} else if (data1 < 1 || isNaN(data1)) {
								validate52.errors = [{
									instancePath: instancePath + "/expiresIn",
									schemaPath: "#/properties/expiresIn/minimum",
									keyword: "minimum",
									params: {
										comparison: ">=",
										limit: 1
									}
								}];
								return false;
							}
						}
					}
					var valid0 = _errs3 === errors;
					if (valid0) {
						let data2 = data.scopes;
						const _errs5 = errors;
						if (errors === _errs5) {
							if (Array.isArray(data2)) {
								if (data2.length < 1) {
									validate52.errors = [{
										instancePath: instancePath + "/scopes",
										schemaPath: "#/properties/scopes/minItems",
										keyword: "minItems",
										params: { limit: 1 }
									}];
									return false;
								} else {
									var valid1 = true;
									const len0 = data2.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs7 = errors;
										if (!validate53(data2[i0], {
											instancePath: instancePath + "/scopes/" + i0,
											parentData: data2,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
											errors = vErrors.length;
										}
										var valid1 = _errs7 === errors;
										if (!valid1) break;
									}
									if (valid1) {
										let i1 = data2.length;
										let j0;
										if (i1 > 1) {
											outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data2[i1], data2[j0])) {
												validate52.errors = [{
													instancePath: instancePath + "/scopes",
													schemaPath: "#/properties/scopes/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i1,
														j: j0
													}
												}];
												return false;
											}
										}
									}
								}
							} else {
								validate52.errors = [{
									instancePath: instancePath + "/scopes",
									schemaPath: "#/properties/scopes/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs5 === errors;
						if (valid0) {
							const unknown0 = Object.keys(data).find((name) => !obj0.has(name));
							if (unknown0 !== void 0) {
								validate52.errors = [{
									instancePath,
									schemaPath: "#/closed",
									keyword: "closed",
									params: { additionalProperty: unknown0 }
								}];
								return false;
							}
						}
					}
				}
			}
		} else {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate52.errors = vErrors;
	return errors === 0;
}
validate52.evaluated = {
	"props": {
		"name": true,
		"expiresIn": true,
		"scopes": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const parameters = {
	"search": v0$1,
	"listRepositories": v1,
	"resolveRepository": v2,
	"getRepository": v3,
	"listClaims": v4,
	"getClaim": v5,
	"listRuns": v6,
	"createRun": v7,
	"getRun": v9,
	"listRunLogs": v10,
	"getEvidence": v11,
	"listLegacyRepositories": v12,
	"createRepository": v7,
	"updateRepository": v15,
	"withdrawRepository": v15,
	"getRepositoryVersion": v18,
	"getProcessing": v19,
	"createIngestion": v7,
	"retryJob": v21,
	"cancelJob": v21,
	"updateStar": v7,
	"updateRequest": v7,
	"updateFollow": v7,
	"createFork": v7,
	"createLegacyRun": v7,
	"streamRunLogs": v26,
	"cancelRun": v27,
	"getBadge": v28,
	"getOpenGraphImage": v28,
	"getClaimPicture": v29,
	"getEmbedding": v30,
	"getBibtex": v28,
	"getCslJson": v28,
	"getCrate": v28,
	"getFeed": v31,
	"getRepositoryFeed": v28,
	"getManifestDraft": v32,
	"lookupPreprint": v34,
	"getObject": v35,
	"verifyAttestation": v36,
	"createApiKey": v7,
	"listApiKeys": v40,
	"deleteApiKey": v7,
	"createOrganization": v7,
	"listMembers": v43,
	"inviteMember": v7,
	"listInvitations": v45,
	"acceptInvitation": v7,
	"getInvitation": v47,
	"declineInvitation": v7,
	"cancelInvitation": v7,
	"removeMember": v7,
	"updateMemberRole": v7,
	"leaveOrganization": v7,
	"updateProfile": v7,
	"updateAvatar": v7,
	"revokeSession": v52,
	"getHomePage": v31,
	"getSearchPage": v57,
	"getOwnerPage": v58,
	"submitFollowForm": v59,
	"getRepositoryPage": v61,
	"getVersionPage": v62,
	"getCertificatePage": v28,
	"submitReactionForm": v63,
	"getForksPage": v28,
	"submitForkForm": v63,
	"getWordsPage": v31,
	"getSignInPage": v67,
	"getSignUpPage": v67,
	"getAccountPage": v70,
	"submitSessionForm": v52,
	"getNewPasswordPage": v75,
	"getConfirmEmailPage": v75,
	"getOrganizationsPage": v70,
	"getOrganizationPage": v79,
	"submitInvitationForm": v59,
	"submitInvitationCancelForm": v81,
	"submitRoleForm": v82,
	"submitRemovalForm": v82,
	"submitDepartureForm": v59,
	"getInvitationPage": v84,
	"submitInvitationAnswerForm": v84,
	"getKeysPage": v70,
	"submitRevocationForm": v90,
	"submitLookForm": v63,
	"submitRetryForm": v92,
	"submitCancelForm": v92,
	"submitRunForm": v63,
	"getRunPage": v94,
	"getPipelinePage": v95,
	"getPageAsset": v96,
	"submitRunCancelForm": v97,
	"getSettingsPage": v63,
	"submitSettingsForm": v63,
	"submitWithdrawalForm": v63,
	"getContract": v31,
	"getLlms": v31,
	"getRobots": v31,
	"getSitemap": v100,
	"getFavicon": v31,
	"getApiReference": v31,
	"getOperationPage": v101,
	"getSchemaPage": v102,
	"getKeySet": v31,
	"getExperimentSchema": v31,
	"getReproductionResultSchema": v31,
	"callTool": v103
};
const bodies = {
	"createRun": { "application/json": v8 },
	"createRepository": {
		"multipart/form-data": v13,
		"application/json": v14
	},
	"updateRepository": { "application/json": v16 },
	"withdrawRepository": { "application/json": v17 },
	"createIngestion": { "application/json": v20 },
	"updateStar": { "application/json": v22 },
	"updateRequest": { "application/json": v23 },
	"updateFollow": { "application/json": v24 },
	"createFork": { "application/json": v25 },
	"createLegacyRun": { "application/json": v8 },
	"createManifestDraft": { "multipart/form-data": v33 },
	"signUp": { "application/json": v37 },
	"signIn": { "application/json": v38 },
	"signInUsername": { "application/json": v39 },
	"createApiKey": { "application/json": v0 },
	"deleteApiKey": { "application/json": v41 },
	"createOrganization": { "application/json": v42 },
	"inviteMember": { "application/json": v44 },
	"acceptInvitation": { "application/json": v46 },
	"declineInvitation": { "application/json": v46 },
	"cancelInvitation": { "application/json": v46 },
	"removeMember": { "application/json": v48 },
	"updateMemberRole": { "application/json": v49 },
	"leaveOrganization": { "application/json": v50 },
	"updateProfile": { "application/json": v51 },
	"deleteAccount": { "application/json": v53 },
	"requestPasswordReset": { "application/json": v54 },
	"resetPassword": { "application/json": v55 },
	"confirmEmail": { "application/json": v56 },
	"submitFollowForm": { "application/x-www-form-urlencoded": v60 },
	"submitReactionForm": { "application/x-www-form-urlencoded": v64 },
	"submitForkForm": { "application/x-www-form-urlencoded": v65 },
	"submitLanguageForm": { "application/x-www-form-urlencoded": v66 },
	"submitSignInForm": { "application/x-www-form-urlencoded": v68 },
	"submitSignUpForm": { "application/x-www-form-urlencoded": v69 },
	"submitProfileForm": { "application/x-www-form-urlencoded": v71 },
	"submitPictureForm": { "multipart/form-data": v72 },
	"submitAccountDeletionForm": { "application/x-www-form-urlencoded": v73 },
	"submitForgottenForm": { "application/x-www-form-urlencoded": v74 },
	"submitNewPasswordForm": { "application/x-www-form-urlencoded": v76 },
	"submitConfirmEmailForm": { "application/x-www-form-urlencoded": v77 },
	"submitOrganizationForm": { "application/x-www-form-urlencoded": v78 },
	"submitInvitationForm": { "application/x-www-form-urlencoded": v80 },
	"submitRoleForm": { "application/x-www-form-urlencoded": v83 },
	"submitInvitationAnswerForm": { "application/x-www-form-urlencoded": v85 },
	"submitPaperForm": {
		"application/x-www-form-urlencoded": v86,
		"multipart/form-data": v87
	},
	"submitDraftForm": { "multipart/form-data": v88 },
	"submitKeyForm": { "application/x-www-form-urlencoded": v89 },
	"submitLookForm": { "application/x-www-form-urlencoded": v91 },
	"submitRunForm": { "application/x-www-form-urlencoded": v93 },
	"submitSettingsForm": { "application/x-www-form-urlencoded": v98 },
	"submitWithdrawalForm": { "application/x-www-form-urlencoded": v99 },
	"callTool": { "application/json": v104 }
};
export { bodies, parameters };
