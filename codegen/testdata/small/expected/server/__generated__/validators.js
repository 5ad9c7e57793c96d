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
const v0 = validate52;
const func1 = require_ucs2length().default;
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate52.evaluated;
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
						if (func1(data2) > 200) {
							const err5 = {
								instancePath: instancePath + "/query/q",
								schemaPath: "#/properties/query/properties/q/maxLength",
								keyword: "maxLength",
								params: { limit: 200 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (func1(data2) < 1) {
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
			if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
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
	validate52.errors = vErrors;
	return errors === 0;
}
validate52.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v1 = validate53;
const schema20 = {
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
				"state": {
					"type": "string",
					"enum": ["verified", "failed"]
				},
				"execution_state": { "$ref": "contract:/ExecutionState" },
				"updated_since": {
					"type": "string",
					"format": "date-time"
				},
				"include": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": ["logs", "evidence"]
					},
					"uniqueItems": true,
					"maxItems": 2
				},
				"fields": {
					"type": "array",
					"minItems": 1,
					"items": {
						"type": "string",
						"enum": [
							"id",
							"state",
							"score",
							"links"
						]
					}
				},
				"cursor": {
					"type": "string",
					"maxLength": 512
				},
				"limit": {
					"type": "integer",
					"minimum": 1,
					"maximum": 100,
					"default": 20
				}
			},
			"required": []
		},
		"headers": {
			"type": "object",
			"properties": { "if-none-match": { "type": "string" } },
			"required": []
		}
	},
	"$id": "target:/v1"
};
const schema21 = {
	"type": "string",
	"enum": [
		"queued",
		"running",
		"succeeded"
	],
	"$id": "contract:/ExecutionState"
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
	if (!(data === "queued" || data === "running" || data === "succeeded")) {
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
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate53.evaluated;
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
				if (data1.state !== void 0) {
					let data2 = data1.state;
					if (typeof data2 !== "string") {
						const err4 = {
							instancePath: instancePath + "/query/state",
							schemaPath: "#/properties/query/properties/state/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (!(data2 === "verified" || data2 === "failed")) {
						const err5 = {
							instancePath: instancePath + "/query/state",
							schemaPath: "#/properties/query/properties/state/enum",
							keyword: "enum",
							params: { allowedValues: schema20.properties.query.properties.state.enum }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data1.execution_state !== void 0) {
					if (!validate54(data1.execution_state, {
						instancePath: instancePath + "/query/execution_state",
						parentData: data1,
						parentDataProperty: "execution_state",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
						errors = vErrors.length;
					}
				}
				if (data1.updated_since !== void 0) {
					let data4 = data1.updated_since;
					if (typeof data4 === "string") {
						if (!formats0.validate(data4)) {
							const err6 = {
								instancePath: instancePath + "/query/updated_since",
								schemaPath: "#/properties/query/properties/updated_since/format",
								keyword: "format",
								params: { format: "date-time" }
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/query/updated_since",
							schemaPath: "#/properties/query/properties/updated_since/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data1.include !== void 0) {
					let data5 = data1.include;
					if (Array.isArray(data5)) {
						if (data5.length > 2) {
							const err8 = {
								instancePath: instancePath + "/query/include",
								schemaPath: "#/properties/query/properties/include/maxItems",
								keyword: "maxItems",
								params: { limit: 2 }
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						const len0 = data5.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data6 = data5[i0];
							if (typeof data6 !== "string") {
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
							if (!(data6 === "logs" || data6 === "evidence")) {
								const err10 = {
									instancePath: instancePath + "/query/include/" + i0,
									schemaPath: "#/properties/query/properties/include/items/enum",
									keyword: "enum",
									params: { allowedValues: schema20.properties.query.properties.include.items.enum }
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
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
				if (data1.fields !== void 0) {
					let data7 = data1.fields;
					if (Array.isArray(data7)) {
						if (data7.length < 1) {
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
						const len1 = data7.length;
						for (let i2 = 0; i2 < len1; i2++) {
							let data8 = data7[i2];
							if (typeof data8 !== "string") {
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
							if (!(data8 === "id" || data8 === "state" || data8 === "score" || data8 === "links")) {
								const err15 = {
									instancePath: instancePath + "/query/fields/" + i2,
									schemaPath: "#/properties/query/properties/fields/items/enum",
									keyword: "enum",
									params: { allowedValues: schema20.properties.query.properties.fields.items.enum }
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
					} else {
						const err16 = {
							instancePath: instancePath + "/query/fields",
							schemaPath: "#/properties/query/properties/fields/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
				if (data1.cursor !== void 0) {
					let data9 = data1.cursor;
					if (typeof data9 === "string") {
						if (func1(data9) > 512) {
							const err17 = {
								instancePath: instancePath + "/query/cursor",
								schemaPath: "#/properties/query/properties/cursor/maxLength",
								keyword: "maxLength",
								params: { limit: 512 }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/query/cursor",
							schemaPath: "#/properties/query/properties/cursor/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				let data10 = data1.limit;
				if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10))) {
					const err19 = {
						instancePath: instancePath + "/query/limit",
						schemaPath: "#/properties/query/properties/limit/type",
						keyword: "type",
						params: { type: "integer" }
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (typeof data10 == "number" && isFinite(data10)) {
					if (data10 > 100 || isNaN(data10)) {
						const err20 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/maximum",
							keyword: "maximum",
							params: {
								comparison: "<=",
								limit: 100
							}
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
					if (data10 < 1 || isNaN(data10)) {
						const err21 = {
							instancePath: instancePath + "/query/limit",
							schemaPath: "#/properties/query/properties/limit/minimum",
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
			let data11 = data.headers;
			if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
				if (data11["if-none-match"] !== void 0) {
					if (typeof data11["if-none-match"] !== "string") {
						const err23 = {
							instancePath: instancePath + "/headers/if-none-match",
							schemaPath: "#/properties/headers/properties/if-none-match/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/headers",
					schemaPath: "#/properties/headers/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
	} else {
		const err25 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err25];
		else vErrors.push(err25);
		errors++;
	}
	validate53.errors = vErrors;
	return errors === 0;
}
validate53.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v2 = validate56;
const pattern3 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate57.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern3.test(data)) {
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
	validate57.errors = vErrors;
	return errors === 0;
}
validate57.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const obj0 = new Set([
	"claimId",
	"experimentVersionId",
	"labels"
]);
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate56.evaluated;
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
				if (func1(data0) > 64) {
					const err1 = {
						instancePath: instancePath + "/claimId",
						schemaPath: "#/properties/claimId/maxLength",
						keyword: "maxLength",
						params: { limit: 64 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (func1(data0) < 1) {
					const err2 = {
						instancePath: instancePath + "/claimId",
						schemaPath: "#/properties/claimId/minLength",
						keyword: "minLength",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/claimId",
					schemaPath: "#/properties/claimId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.experimentVersionId !== void 0) {
			if (!validate57(data.experimentVersionId, {
				instancePath: instancePath + "/experimentVersionId",
				parentData: data,
				parentDataProperty: "experimentVersionId",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
				errors = vErrors.length;
			}
		}
		if (data.labels !== void 0) {
			let data2 = data.labels;
			if (Array.isArray(data2)) {
				if (data2.length > 5) {
					const err4 = {
						instancePath: instancePath + "/labels",
						schemaPath: "#/properties/labels/maxItems",
						keyword: "maxItems",
						params: { limit: 5 }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func1(data3) > 20) {
							const err5 = {
								instancePath: instancePath + "/labels/" + i0,
								schemaPath: "#/properties/labels/items/maxLength",
								keyword: "maxLength",
								params: { limit: 20 }
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/labels/" + i0,
							schemaPath: "#/properties/labels/items/type",
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
					instancePath: instancePath + "/labels",
					schemaPath: "#/properties/labels/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj0.has(name));
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
	validate56.errors = vErrors;
	return errors === 0;
}
validate56.evaluated = {
	"props": {
		"claimId": true,
		"experimentVersionId": true,
		"labels": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v3 = validate59;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate59.evaluated;
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
						if (func1(data1) > 64) {
							const err4 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/maxLength",
								keyword: "maxLength",
								params: { limit: 64 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/path/runId",
							schemaPath: "#/properties/path/properties/runId/type",
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
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
				if (data2.verbose === void 0) data2.verbose = false;
				if (typeof data2.verbose !== "boolean") {
					const err7 = {
						instancePath: instancePath + "/query/verbose",
						schemaPath: "#/properties/query/properties/verbose/type",
						keyword: "type",
						params: { type: "boolean" }
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data2.threshold !== void 0) {
					let data4 = data2.threshold;
					if (!(typeof data4 == "number" && isFinite(data4))) {
						const err8 = {
							instancePath: instancePath + "/query/threshold",
							schemaPath: "#/properties/query/properties/threshold/type",
							keyword: "type",
							params: { type: "number" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
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
			let data5 = data.headers;
			if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
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
	validate59.errors = vErrors;
	return errors === 0;
}
validate59.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v4 = validate60;
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
						if (func1(data1) > 64) {
							const err4 = {
								instancePath: instancePath + "/path/runId",
								schemaPath: "#/properties/path/properties/runId/maxLength",
								keyword: "maxLength",
								params: { limit: 64 }
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/path/runId",
							schemaPath: "#/properties/path/properties/runId/type",
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
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
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
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
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
const v5 = validate61;
const schema27 = {
	"type": "string",
	"enum": ["public", "private"],
	"$id": "contract:/Visibility"
};
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate62.evaluated;
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
			params: { allowedValues: schema27.enum }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate62.errors = vErrors;
	return errors === 0;
}
validate62.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const obj1 = new Set([
	"title",
	"submitterAttested",
	"visibility"
]);
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate61.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
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
		if (data.submitterAttested === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "submitterAttested" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.title !== void 0) {
			let data0 = data.title;
			if (typeof data0 === "string") {
				if (func1(data0) > 240) {
					const err2 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/maxLength",
						keyword: "maxLength",
						params: { limit: 240 }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (func1(data0) < 3) {
					const err3 = {
						instancePath: instancePath + "/title",
						schemaPath: "#/properties/title/minLength",
						keyword: "minLength",
						params: { limit: 3 }
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
		if (data.submitterAttested !== void 0) {
			let data1 = data.submitterAttested;
			if (typeof data1 !== "string") {
				const err5 = {
					instancePath: instancePath + "/submitterAttested",
					schemaPath: "#/properties/submitterAttested/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
			if ("true" !== data1) {
				const err6 = {
					instancePath: instancePath + "/submitterAttested",
					schemaPath: "#/properties/submitterAttested/const",
					keyword: "const",
					params: { allowedValue: "true" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (!validate62(data.visibility, {
			instancePath: instancePath + "/visibility",
			parentData: data,
			parentDataProperty: "visibility",
			rootData,
			dynamicAnchors
		})) {
			vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
			errors = vErrors.length;
		}
		const unknown0 = Object.keys(data).find((name) => !obj1.has(name));
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
	validate61.errors = vErrors;
	return errors === 0;
}
validate61.evaluated = {
	"props": {
		"title": true,
		"submitterAttested": true,
		"visibility": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v6 = validate64;
const schema28 = {
	"type": "object",
	"required": ["input"],
	"properties": {
		"input": {
			"type": "string",
			"minLength": 1,
			"maxLength": 300
		},
		"visibility": {
			"type": "string",
			"enum": ["public", "private"],
			"default": "public"
		}
	},
	"closed": true,
	"$id": "target:/v6"
};
const obj2 = new Set(["input", "visibility"]);
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate64.evaluated;
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
				if (func1(data0) > 300) {
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
				if (func1(data0) < 1) {
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
		let data1 = data.visibility;
		if (typeof data1 !== "string") {
			const err4 = {
				instancePath: instancePath + "/visibility",
				schemaPath: "#/properties/visibility/type",
				keyword: "type",
				params: { type: "string" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (!(data1 === "public" || data1 === "private")) {
			const err5 = {
				instancePath: instancePath + "/visibility",
				schemaPath: "#/properties/visibility/enum",
				keyword: "enum",
				params: { allowedValues: schema28.properties.visibility.enum }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		const unknown0 = Object.keys(data).find((name) => !obj2.has(name));
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
	validate64.errors = vErrors;
	return errors === 0;
}
validate64.evaluated = {
	"props": {
		"input": true,
		"visibility": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v7 = validate65;
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate65.evaluated;
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
					if (!validate57(data0.digest, {
						instancePath: instancePath + "/path/digest",
						parentData: data0,
						parentDataProperty: "digest",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/path",
					schemaPath: "#/properties/path/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.query !== void 0) {
			let data2 = data.query;
			if (!(data2 && typeof data2 == "object" && !Array.isArray(data2))) {
				const err5 = {
					instancePath: instancePath + "/query",
					schemaPath: "#/properties/query/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.headers !== void 0) {
			let data3 = data.headers;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.range !== void 0) {
					if (typeof data3.range !== "string") {
						const err6 = {
							instancePath: instancePath + "/headers/range",
							schemaPath: "#/properties/headers/properties/range/type",
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
	validate65.errors = vErrors;
	return errors === 0;
}
validate65.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const v8 = validate67;
const obj3 = new Set(["keyId"]);
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate67.evaluated;
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
				if (func1(data0) > 64) {
					const err1 = {
						instancePath: instancePath + "/keyId",
						schemaPath: "#/properties/keyId/maxLength",
						keyword: "maxLength",
						params: { limit: 64 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			} else {
				const err2 = {
					instancePath: instancePath + "/keyId",
					schemaPath: "#/properties/keyId/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		const unknown0 = Object.keys(data).find((name) => !obj3.has(name));
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
	validate67.errors = vErrors;
	return errors === 0;
}
validate67.evaluated = {
	"props": { "keyId": true },
	"dynamicProps": false,
	"dynamicItems": false
};
const v9 = validate68;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate68.evaluated;
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
					if (typeof data0.owner !== "string") {
						const err5 = {
							instancePath: instancePath + "/path/owner",
							schemaPath: "#/properties/path/properties/owner/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data0.slug !== void 0) {
					if (typeof data0.slug !== "string") {
						const err6 = {
							instancePath: instancePath + "/path/slug",
							schemaPath: "#/properties/path/properties/slug/type",
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
			let data3 = data.query;
			if (!(data3 && typeof data3 == "object" && !Array.isArray(data3))) {
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
	validate68.errors = vErrors;
	return errors === 0;
}
validate68.evaluated = {
	"props": {
		"path": true,
		"query": true,
		"headers": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
const parameters = {
	"search": v0,
	"listRuns": v1,
	"getRun": v3,
	"deleteRun": v4,
	"getObject": v7,
	"getRepositoryPage": v9
};
const bodies = {
	"createRun": { "application/json": v2 },
	"createRepository": {
		"multipart/form-data": v5,
		"application/json": v6
	},
	"deleteApiKey": { "application/json": v8 }
};
export { bodies, parameters };
