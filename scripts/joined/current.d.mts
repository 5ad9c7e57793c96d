export declare const joinedFolder: string;
export declare const programs: readonly string[];
export declare function currentJoined(name: string, version?: string): string | null;
export declare function stampOf(file: string): string;
export declare function joinedName(script: string): string;
