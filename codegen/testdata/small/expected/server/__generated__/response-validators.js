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
const schema20 = {
	"type": "object",
	"required": [
		"id",
		"state",
		"score",
		"links"
	],
	"properties": {
		"id": { "type": "string" },
		"state": { "$ref": "contract:/ExecutionState" },
		"score": { "type": ["number", "null"] },
		"verification": { "type": "string" },
		"parent": { "anyOf": [{ "$ref": "contract:/Run" }, { "type": "null" }] },
		"startedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"links": { "$ref": "contract:/Links" }
	},
	"additionalProperties": false,
	"$id": "contract:/Run"
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
	const evaluated0 = validate54.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate54.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		}];
		return false;
	}
	if (!(data === "queued" || data === "running" || data === "succeeded")) {
		validate54.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema21.enum },
			message: "must be equal to one of the allowed values"
		}];
		return false;
	}
	validate54.errors = vErrors;
	return true;
}
validate54.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema22 = {
	"type": "object",
	"additionalProperties": { "type": ["string", "null"] },
	"$id": "contract:/Links"
};
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) for (const key0 in data) {
		let data0 = data[key0];
		if (typeof data0 !== "string" && data0 !== null) {
			validate56.errors = [{
				instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
				schemaPath: "#/additionalProperties/type",
				keyword: "type",
				params: { type: schema22.additionalProperties.type },
				message: "must be string,null"
			}];
			return false;
		}
	}
	else {
		validate56.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate56.errors = vErrors;
	return true;
}
validate56.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const wrapper0 = { validate: validate53 };
const formats0 = (init_formats(), __toCommonJS(formats_exports)).formats["date-time"];
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.state === void 0 && (missing0 = "state") || data.score === void 0 && (missing0 = "score") || data.links === void 0 && (missing0 = "links")) {
				validate53.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "id" || key0 === "state" || key0 === "score" || key0 === "verification" || key0 === "parent" || key0 === "startedAt" || key0 === "links")) {
					validate53.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (typeof data.id !== "string") {
							validate53.errors = [{
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.state !== void 0) {
							const _errs4 = errors;
							if (!validate54(data.state, {
								instancePath: instancePath + "/state",
								parentData: data,
								parentDataProperty: "state",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.score !== void 0) {
								let data2 = data.score;
								const _errs5 = errors;
								if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
									validate53.errors = [{
										instancePath: instancePath + "/score",
										schemaPath: "#/properties/score/type",
										keyword: "type",
										params: { type: schema20.properties.score.type },
										message: "must be number,null"
									}];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.verification !== void 0) {
									const _errs7 = errors;
									if (typeof data.verification !== "string") {
										validate53.errors = [{
											instancePath: instancePath + "/verification",
											schemaPath: "#/properties/verification/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										}];
										return false;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.parent !== void 0) {
										let data4 = data.parent;
										const _errs9 = errors;
										const _errs10 = errors;
										let valid1 = false;
										const _errs11 = errors;
										if (!wrapper0.validate(data4, {
											instancePath: instancePath + "/parent",
											parentData: data,
											parentDataProperty: "parent",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
											errors = vErrors.length;
										}
										var _valid0 = _errs11 === errors;
										valid1 = valid1 || _valid0;
										const _errs12 = errors;
										if (data4 !== null) {
											const err0 = {
												instancePath: instancePath + "/parent",
												schemaPath: "#/properties/parent/anyOf/1/type",
												keyword: "type",
												params: { type: "null" },
												message: "must be null"
											};
											if (vErrors === null) vErrors = [err0];
											else vErrors.push(err0);
											errors++;
										}
										var _valid0 = _errs12 === errors;
										valid1 = valid1 || _valid0;
										if (!valid1) {
											const err1 = {
												instancePath: instancePath + "/parent",
												schemaPath: "#/properties/parent/anyOf",
												keyword: "anyOf",
												params: {},
												message: "must match a schema in anyOf"
											};
											if (vErrors === null) vErrors = [err1];
											else vErrors.push(err1);
											errors++;
											validate53.errors = vErrors;
											return false;
										} else {
											errors = _errs10;
											if (vErrors !== null) {
												if (_errs10) vErrors.length = _errs10;
												else vErrors = null;
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.startedAt !== void 0) {
											let data5 = data.startedAt;
											const _errs14 = errors;
											if (typeof data5 !== "string" && data5 !== null) {
												validate53.errors = [{
													instancePath: instancePath + "/startedAt",
													schemaPath: "#/properties/startedAt/type",
													keyword: "type",
													params: { type: schema20.properties.startedAt.type },
													message: "must be string,null"
												}];
												return false;
											}
											if (errors === _errs14) {
												if (errors === _errs14) {
													if (typeof data5 === "string") {
														if (!formats0.validate(data5)) {
															validate53.errors = [{
																instancePath: instancePath + "/startedAt",
																schemaPath: "#/properties/startedAt/format",
																keyword: "format",
																params: { format: "date-time" },
																message: "must match format \"date-time\""
															}];
															return false;
														}
													}
												}
											}
											var valid0 = _errs14 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.links !== void 0) {
												const _errs16 = errors;
												if (!validate56(data.links, {
													instancePath: instancePath + "/links",
													parentData: data,
													parentDataProperty: "links",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs16 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate53.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate53.errors = vErrors;
	return errors === 0;
}
validate53.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.data === void 0 && (missing0 = "data") || data.meta === void 0 && (missing0 = "meta")) {
				validate52.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "data" || key0 === "meta")) {
					validate52.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.data !== void 0) {
						let data0 = data.data;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								const len0 = data0.length;
								for (let i0 = 0; i0 < len0; i0++) {
									const _errs4 = errors;
									if (!validate53(data0[i0], {
										instancePath: instancePath + "/data/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
										errors = vErrors.length;
									}
									if (!(_errs4 === errors)) break;
								}
							} else {
								validate52.errors = [{
									instancePath: instancePath + "/data",
									schemaPath: "#/properties/data/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.meta !== void 0) {
							let data2 = data.meta;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {} else {
									validate52.errors = [{
										instancePath: instancePath + "/meta",
										schemaPath: "#/properties/meta/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									}];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate52.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate52.errors = vErrors;
	return errors === 0;
}
validate52.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v1 = validate59;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate59.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.error === void 0 && (missing0 = "error")) {
			validate59.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "error")) {
				validate59.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.error !== void 0) {
				let data0 = data.error;
				if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
					let missing1;
					if (data0.code === void 0 && (missing1 = "code") || data0.message === void 0 && (missing1 = "message")) {
						validate59.errors = [{
							instancePath: instancePath + "/error",
							schemaPath: "#/properties/error/required",
							keyword: "required",
							params: { missingProperty: missing1 },
							message: "must have required property '" + missing1 + "'"
						}];
						return false;
					} else {
						for (const key1 in data0) if (!(key1 === "code" || key1 === "message" || key1 === "details")) {
							validate59.errors = [{
								instancePath: instancePath + "/error",
								schemaPath: "#/properties/error/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 },
								message: "must NOT have additional properties"
							}];
							return false;
						}
						if (data0.code !== void 0) {
							if (typeof data0.code !== "string") {
								validate59.errors = [{
									instancePath: instancePath + "/error/code",
									schemaPath: "#/properties/error/properties/code/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								}];
								return false;
							}
							var valid1 = true;
						} else var valid1 = true;
						if (valid1) {
							if (data0.message !== void 0) {
								if (typeof data0.message !== "string") {
									validate59.errors = [{
										instancePath: instancePath + "/error/message",
										schemaPath: "#/properties/error/properties/message/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid1 = true;
							} else var valid1 = true;
							if (valid1) {
								if (data0.details !== void 0) {
									let data3 = data0.details;
									if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {} else {
										validate59.errors = [{
											instancePath: instancePath + "/error/details",
											schemaPath: "#/properties/error/properties/details/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										}];
										return false;
									}
									var valid1 = true;
								} else var valid1 = true;
							}
						}
					}
				} else {
					validate59.errors = [{
						instancePath: instancePath + "/error",
						schemaPath: "#/properties/error/type",
						keyword: "type",
						params: { type: "object" },
						message: "must be object"
					}];
					return false;
				}
			}
		}
	} else {
		validate59.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate59.errors = vErrors;
	return true;
}
validate59.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v2 = validate60;
const schema24 = {
	"type": "object",
	"required": ["data", "pagination"],
	"properties": {
		"data": {
			"type": "array",
			"items": { "anyOf": [{ "$ref": "contract:/Run" }, { "$ref": "contract:/RunProjection" }] }
		},
		"pagination": {
			"type": "object",
			"required": ["nextCursor", "hasMore"],
			"properties": {
				"nextCursor": { "type": ["string", "null"] },
				"hasMore": { "type": "boolean" }
			},
			"additionalProperties": false
		}
	},
	"additionalProperties": false,
	"$id": "contract:/RunPage"
};
const schema25 = {
	"type": "object",
	"properties": {
		"id": { "type": "string" },
		"state": { "$ref": "contract:/ExecutionState" },
		"score": { "type": ["number", "null"] },
		"verification": { "type": "string" },
		"parent": { "anyOf": [{ "$ref": "contract:/Run" }, { "type": "null" }] },
		"startedAt": {
			"type": ["string", "null"],
			"format": "date-time"
		},
		"links": { "$ref": "contract:/Links" }
	},
	"additionalProperties": false,
	"$id": "contract:/RunProjection"
};
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate62.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!(key0 === "id" || key0 === "state" || key0 === "score" || key0 === "verification" || key0 === "parent" || key0 === "startedAt" || key0 === "links")) {
				validate62.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (_errs1 === errors) {
				if (data.id !== void 0) {
					const _errs2 = errors;
					if (typeof data.id !== "string") {
						validate62.errors = [{
							instancePath: instancePath + "/id",
							schemaPath: "#/properties/id/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.state !== void 0) {
						const _errs4 = errors;
						if (!validate54(data.state, {
							instancePath: instancePath + "/state",
							parentData: data,
							parentDataProperty: "state",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.score !== void 0) {
							let data2 = data.score;
							const _errs5 = errors;
							if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
								validate62.errors = [{
									instancePath: instancePath + "/score",
									schemaPath: "#/properties/score/type",
									keyword: "type",
									params: { type: schema25.properties.score.type },
									message: "must be number,null"
								}];
								return false;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.verification !== void 0) {
								const _errs7 = errors;
								if (typeof data.verification !== "string") {
									validate62.errors = [{
										instancePath: instancePath + "/verification",
										schemaPath: "#/properties/verification/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									}];
									return false;
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.parent !== void 0) {
									let data4 = data.parent;
									const _errs9 = errors;
									const _errs10 = errors;
									let valid1 = false;
									const _errs11 = errors;
									if (!validate53(data4, {
										instancePath: instancePath + "/parent",
										parentData: data,
										parentDataProperty: "parent",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
										errors = vErrors.length;
									}
									var _valid0 = _errs11 === errors;
									valid1 = valid1 || _valid0;
									const _errs12 = errors;
									if (data4 !== null) {
										const err0 = {
											instancePath: instancePath + "/parent",
											schemaPath: "#/properties/parent/anyOf/1/type",
											keyword: "type",
											params: { type: "null" },
											message: "must be null"
										};
										if (vErrors === null) vErrors = [err0];
										else vErrors.push(err0);
										errors++;
									}
									var _valid0 = _errs12 === errors;
									valid1 = valid1 || _valid0;
									if (!valid1) {
										const err1 = {
											instancePath: instancePath + "/parent",
											schemaPath: "#/properties/parent/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										if (vErrors === null) vErrors = [err1];
										else vErrors.push(err1);
										errors++;
										validate62.errors = vErrors;
										return false;
									} else {
										errors = _errs10;
										if (vErrors !== null) {
											if (_errs10) vErrors.length = _errs10;
											else vErrors = null;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.startedAt !== void 0) {
										let data5 = data.startedAt;
										const _errs14 = errors;
										if (typeof data5 !== "string" && data5 !== null) {
											validate62.errors = [{
												instancePath: instancePath + "/startedAt",
												schemaPath: "#/properties/startedAt/type",
												keyword: "type",
												params: { type: schema25.properties.startedAt.type },
												message: "must be string,null"
											}];
											return false;
										}
										if (errors === _errs14) {
											if (errors === _errs14) {
												if (typeof data5 === "string") {
													if (!formats0.validate(data5)) {
														validate62.errors = [{
															instancePath: instancePath + "/startedAt",
															schemaPath: "#/properties/startedAt/format",
															keyword: "format",
															params: { format: "date-time" },
															message: "must match format \"date-time\""
														}];
														return false;
													}
												}
											}
										}
										var valid0 = _errs14 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.links !== void 0) {
											const _errs16 = errors;
											if (!validate56(data.links, {
												instancePath: instancePath + "/links",
												parentData: data,
												parentDataProperty: "links",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs16 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate62.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate62.errors = vErrors;
	return errors === 0;
}
validate62.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate60.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.data === void 0 && (missing0 = "data") || data.pagination === void 0 && (missing0 = "pagination")) {
				validate60.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 },
					message: "must have required property '" + missing0 + "'"
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "data" || key0 === "pagination")) {
					validate60.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties"
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.data !== void 0) {
						let data0 = data.data;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								const len0 = data0.length;
								for (let i0 = 0; i0 < len0; i0++) {
									let data1 = data0[i0];
									const _errs4 = errors;
									const _errs5 = errors;
									let valid2 = false;
									const _errs6 = errors;
									if (!validate53(data1, {
										instancePath: instancePath + "/data/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
										errors = vErrors.length;
									}
									var _valid0 = _errs6 === errors;
									valid2 = valid2 || _valid0;
									if (_valid0) var props0 = true;
									const _errs7 = errors;
									if (!validate62(data1, {
										instancePath: instancePath + "/data/" + i0,
										parentData: data0,
										parentDataProperty: i0,
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
										errors = vErrors.length;
									}
									var _valid0 = _errs7 === errors;
									valid2 = valid2 || _valid0;
									if (_valid0) {
										if (props0 !== true) props0 = true;
									}
									if (!valid2) {
										const err0 = {
											instancePath: instancePath + "/data/" + i0,
											schemaPath: "#/properties/data/items/anyOf",
											keyword: "anyOf",
											params: {},
											message: "must match a schema in anyOf"
										};
										if (vErrors === null) vErrors = [err0];
										else vErrors.push(err0);
										errors++;
										validate60.errors = vErrors;
										return false;
									} else {
										errors = _errs5;
										if (vErrors !== null) {
											if (_errs5) vErrors.length = _errs5;
											else vErrors = null;
										}
									}
									if (!(_errs4 === errors)) break;
								}
							} else {
								validate60.errors = [{
									instancePath: instancePath + "/data",
									schemaPath: "#/properties/data/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.pagination !== void 0) {
							let data2 = data.pagination;
							const _errs8 = errors;
							if (errors === _errs8) {
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									let missing1;
									if (data2.nextCursor === void 0 && (missing1 = "nextCursor") || data2.hasMore === void 0 && (missing1 = "hasMore")) {
										validate60.errors = [{
											instancePath: instancePath + "/pagination",
											schemaPath: "#/properties/pagination/required",
											keyword: "required",
											params: { missingProperty: missing1 },
											message: "must have required property '" + missing1 + "'"
										}];
										return false;
									} else {
										const _errs10 = errors;
										for (const key1 in data2) if (!(key1 === "nextCursor" || key1 === "hasMore")) {
											validate60.errors = [{
												instancePath: instancePath + "/pagination",
												schemaPath: "#/properties/pagination/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key1 },
												message: "must NOT have additional properties"
											}];
											return false;
										}
										if (_errs10 === errors) {
											if (data2.nextCursor !== void 0) {
												let data3 = data2.nextCursor;
												const _errs11 = errors;
												if (typeof data3 !== "string" && data3 !== null) {
													validate60.errors = [{
														instancePath: instancePath + "/pagination/nextCursor",
														schemaPath: "#/properties/pagination/properties/nextCursor/type",
														keyword: "type",
														params: { type: schema24.properties.pagination.properties.nextCursor.type },
														message: "must be string,null"
													}];
													return false;
												}
												var valid3 = _errs11 === errors;
											} else var valid3 = true;
											if (valid3) {
												if (data2.hasMore !== void 0) {
													const _errs13 = errors;
													if (typeof data2.hasMore !== "boolean") {
														validate60.errors = [{
															instancePath: instancePath + "/pagination/hasMore",
															schemaPath: "#/properties/pagination/properties/hasMore/type",
															keyword: "type",
															params: { type: "boolean" },
															message: "must be boolean"
														}];
														return false;
													}
													var valid3 = _errs13 === errors;
												} else var valid3 = true;
											}
										}
									}
								} else {
									validate60.errors = [{
										instancePath: instancePath + "/pagination",
										schemaPath: "#/properties/pagination/type",
										keyword: "type",
										params: { type: "object" },
										message: "must be object"
									}];
									return false;
								}
							}
							var valid0 = _errs8 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate60.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			}];
			return false;
		}
	}
	validate60.errors = vErrors;
	return errors === 0;
}
validate60.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v3 = validate53;
const v4 = validate67;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate67.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.url === void 0 && (missing0 = "url")) {
			validate67.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "url")) {
				validate67.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.url !== void 0) {
				if (typeof data.url !== "string") {
					validate67.errors = [{
						instancePath: instancePath + "/url",
						schemaPath: "#/properties/url/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
			}
		}
	} else {
		validate67.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate67.errors = vErrors;
	return true;
}
validate67.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v5 = validate68;
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate68.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.error === void 0 && (missing0 = "error") || data.url === void 0 && (missing0 = "url")) {
			validate68.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "error" || key0 === "url")) {
				validate68.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.error !== void 0) {
				if (typeof data.error !== "string") {
					validate68.errors = [{
						instancePath: instancePath + "/error",
						schemaPath: "#/properties/error/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.url !== void 0) {
					if (typeof data.url !== "string") {
						validate68.errors = [{
							instancePath: instancePath + "/url",
							schemaPath: "#/properties/url/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate68.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate68.errors = vErrors;
	return true;
}
validate68.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v6 = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate69.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.error === void 0 && (missing0 = "error")) {
			validate69.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "error")) {
				validate69.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.error !== void 0) {
				if (typeof data.error !== "string") {
					validate69.errors = [{
						instancePath: instancePath + "/error",
						schemaPath: "#/properties/error/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
			}
		}
	} else {
		validate69.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate69.errors = vErrors;
	return true;
}
validate69.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v7 = validate70;
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate70.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.success === void 0 && (missing0 = "success")) {
			validate70.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "success")) {
				validate70.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.success !== void 0) {
				if (true !== data.success) {
					validate70.errors = [{
						instancePath: instancePath + "/success",
						schemaPath: "#/properties/success/const",
						keyword: "const",
						params: { allowedValue: true },
						message: "must be equal to constant"
					}];
					return false;
				}
			}
		}
	} else {
		validate70.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate70.errors = vErrors;
	return true;
}
validate70.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const v8 = validate71;
const schema30 = {
	"type": "object",
	"required": ["status", "components"],
	"properties": {
		"status": {
			"type": "string",
			"enum": ["ok", "degraded"]
		},
		"components": {
			"type": "object",
			"additionalProperties": {
				"type": "object",
				"required": ["status"],
				"properties": {
					"status": { "enum": ["ok", "failed"] },
					"latencyMs": { "type": "number" }
				},
				"additionalProperties": false
			}
		}
	},
	"additionalProperties": false,
	"$id": "contract:/Health"
};
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate71.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		let missing0;
		if (data.status === void 0 && (missing0 = "status") || data.components === void 0 && (missing0 = "components")) {
			validate71.errors = [{
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: missing0 },
				message: "must have required property '" + missing0 + "'"
			}];
			return false;
		} else {
			for (const key0 in data) if (!(key0 === "status" || key0 === "components")) {
				validate71.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 },
					message: "must NOT have additional properties"
				}];
				return false;
			}
			if (data.status !== void 0) {
				let data0 = data.status;
				if (typeof data0 !== "string") {
					validate71.errors = [{
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					}];
					return false;
				}
				if (!(data0 === "ok" || data0 === "degraded")) {
					validate71.errors = [{
						instancePath: instancePath + "/status",
						schemaPath: "#/properties/status/enum",
						keyword: "enum",
						params: { allowedValues: schema30.properties.status.enum },
						message: "must be equal to one of the allowed values"
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.components !== void 0) {
					let data1 = data.components;
					if (data1 && typeof data1 == "object" && !Array.isArray(data1)) for (const key1 in data1) {
						let data2 = data1[key1];
						if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
							let missing1;
							if (data2.status === void 0 && (missing1 = "status")) {
								validate71.errors = [{
									instancePath: instancePath + "/components/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/components/additionalProperties/required",
									keyword: "required",
									params: { missingProperty: missing1 },
									message: "must have required property '" + missing1 + "'"
								}];
								return false;
							} else {
								for (const key2 in data2) if (!(key2 === "status" || key2 === "latencyMs")) {
									validate71.errors = [{
										instancePath: instancePath + "/components/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
										schemaPath: "#/properties/components/additionalProperties/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key2 },
										message: "must NOT have additional properties"
									}];
									return false;
								}
								if (data2.status !== void 0) {
									let data3 = data2.status;
									if (!(data3 === "ok" || data3 === "failed")) {
										validate71.errors = [{
											instancePath: instancePath + "/components/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/status",
											schemaPath: "#/properties/components/additionalProperties/properties/status/enum",
											keyword: "enum",
											params: { allowedValues: schema30.properties.components.additionalProperties.properties.status.enum },
											message: "must be equal to one of the allowed values"
										}];
										return false;
									}
									var valid2 = true;
								} else var valid2 = true;
								if (valid2) {
									if (data2.latencyMs !== void 0) {
										let data4 = data2.latencyMs;
										if (!(typeof data4 == "number" && isFinite(data4))) {
											validate71.errors = [{
												instancePath: instancePath + "/components/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/latencyMs",
												schemaPath: "#/properties/components/additionalProperties/properties/latencyMs/type",
												keyword: "type",
												params: { type: "number" },
												message: "must be number"
											}];
											return false;
										}
										var valid2 = true;
									} else var valid2 = true;
								}
							}
						} else {
							validate71.errors = [{
								instancePath: instancePath + "/components/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/components/additionalProperties/type",
								keyword: "type",
								params: { type: "object" },
								message: "must be object"
							}];
							return false;
						}
					}
					else {
						validate71.errors = [{
							instancePath: instancePath + "/components",
							schemaPath: "#/properties/components/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
			}
		}
	} else {
		validate71.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		}];
		return false;
	}
	validate71.errors = vErrors;
	return true;
}
validate71.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const responses = {
	"search": {
		"200": { "application/json": v0 },
		"400": { "application/json": v1 }
	},
	"listRuns": {
		"200": { "application/json": v2 },
		"304": {},
		"400": { "application/json": v1 }
	},
	"createRun": {
		"202": { "application/json": v3 },
		"400": { "application/json": v1 },
		"401": { "application/json": v1 }
	},
	"getRun": {
		"200": { "application/json": v3 },
		"404": { "application/json": v1 }
	},
	"deleteRun": {
		"204": {},
		"403": { "application/json": v1 }
	},
	"getLatestRun": { "200": { "application/json": v3 } },
	"createRepository": {
		"201": { "application/json": v4 },
		"409": { "application/json": v5 }
	},
	"getObject": {
		"200": {},
		"206": {},
		"404": { "application/json": v6 }
	},
	"deleteApiKey": { "200": { "application/json": v7 } },
	"getHealth": {
		"200": { "application/json": v8 },
		"503": { "application/json": v8 }
	},
	"getRepositoryPage": {
		"200": { "application/json": v3 },
		"404": { "application/json": v6 }
	}
};
export { responses };
